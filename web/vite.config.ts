import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { runnerImport, type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { fonts } from "./fonts.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// `npm run dev` shows the page while it is written; a server of `make play` on port 8000 answers it.
const server = process.env.BOTTEGA_URL ?? "http://127.0.0.1:8000";

const WORKER = "sw.js"; // at the root and always of this name: browsers look for it there again

/** Writes the pictures to art.json, for those who draw them without a browser. */
const art = (): Plugin => ({
  name: "art",
  apply: "build",
  async generateBundle() {
    const { module } = await runnerImport<{ art: () => unknown }>("/src/art.ts", {
      configFile: false,
      root: here("."),
      plugins: [svelte({ emitCss: false })], // only what they draw, no style sheets
    });
    this.emitFile({ type: "asset", fileName: "art.json", source: JSON.stringify(module.art()) });
  },
});

/** Tells the service worker what the start page loads: its scripts, styles and typefaces, and the texts in every language. */
const startFiles = (): Plugin => ({
  name: "start-files",
  apply: "build",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const names = new Set<string>();
    const add = (name: string) => {
      const chunk = chunks.find((each) => each.fileName === name);
      if (!chunk || names.has(name)) return;
      names.add(name);
      const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {};
      for (const file of [...importedCss, ...importedAssets]) names.add(file);
      chunk.imports.forEach(add);
    };
    const wanted = /index\.html$|\/locale\/(web\.)?[a-z]+\.ftl\?raw$/;
    for (const chunk of chunks) if (wanted.test(chunk.facadeModuleId ?? "")) add(chunk.fileName);
    const worker = chunks.find((chunk) => chunk.fileName === WORKER)!;
    const paths = [...names].sort().map((name) => `/${name}`);
    worker.code = worker.code.replaceAll("START_FILES", JSON.stringify(paths));
  },
});

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** A module and all that it imports, and so on; not what is only loaded when it is needed. */
function imported(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const each of modules.getModuleInfo(id)?.importedIds ?? []) imported(each, modules, found);
  return found;
}

const MAIN = here("src/main.ts");
let startPage: Set<string> | undefined; // the modules that it needs

/** All of them but the entry: the page itself and the service worker name a chunk of its own. */
function forStart(id: string, modules: Modules): string | null {
  startPage ??= imported(MAIN, modules);
  return id !== MAIN && startPage.has(id) ? "start" : null;
}

// `vite build --mode offline` makes the page that needs no server; scripts/static.py puts the rest beside it.
export default defineConfig(({ mode }) => ({
  base: mode === "offline" ? "./" : "/",
  plugins: [svelte(), fonts(), ...(mode === "offline" ? [] : [art(), startFiles()])],
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  worker: { format: "es" },
  build: {
    outDir: here(mode === "offline" ? "../build/static" : "../src/bottega/web/dist"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page may load from its own server and nowhere else, `data:` scripts included
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: here("index.html"), sw: here(mode === "offline" ? "src/offline/sw.ts" : "src/sw.ts") },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? WORKER : "assets/[name]-[hash].js"),
        // Few files: each costs a phone more than its bytes. One for the start page, one for what screens share.
        codeSplitting: {
          groups: [
            { name: forStart, priority: 1 },
            {
              name: "shared",
              test: /src\/(table\/(?!PlainBoard)|lib\/(?!qr|sha256|synth)|design\/)|node_modules\/svelte/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { environment: "happy-dom", pool: "vmThreads", include: ["src/**/*.test.ts"] },
}));
