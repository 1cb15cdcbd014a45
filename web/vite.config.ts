import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { runnerImport, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

// `npm run dev` shows the page while it is written; a server of `make play` on port 8000 answers it.
const server = process.env.BOTTEGA_URL ?? "http://127.0.0.1:8000";

/** Writes the pictures to art.json, for those who draw them without a browser. */
const art = (): Plugin => ({
  name: "art",
  apply: "build",
  async generateBundle() {
    const { module } = await runnerImport<{ art: () => unknown }>("/src/art.ts", {
      configFile: false,
      root: fileURLToPath(new URL(".", import.meta.url)),
      plugins: [svelte({ emitCss: false })], // only what they draw, no style sheets
    });
    this.emitFile({ type: "asset", fileName: "art.json", source: JSON.stringify(module.art()) });
  },
});

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), art()],
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: fileURLToPath(new URL("../src/bottega/web/dist", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page may load from its own server and nowhere else, `data:` scripts included
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // few files: each costs a phone more than its bytes
        codeSplitting: {
          groups: [
            {
              name: "frame",
              test: /node_modules\/(svelte|esm-env|@fluent)|src\/(lib\/(?!qr|sha256)|design\/|table\/names)/,
            },
            { name: "around", test: /src\/table\/(?!PlainBoard)/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], setupFiles: ["src/testing/animations.ts"] },
}));
