// The typefaces as the page loads them: `src/design/fonts.css` says which letters are in which file.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import type { Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const STYLES = here("src/design/fonts.css");
const FEATURES = ["kern", "lnum", "tnum"]; // of the many that the files have

/** The letters that `U+41-5A, U+2212` stands for. */
export function letters(range: string): string {
  const parts = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  return parts
    .map(([, from, to = from]) => [parseInt(from!, 16), parseInt(to!, 16)] as const)
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)))
    .join("");
}

/** The files that the style sheet asks for, and the letters of each. */
export function faces(styles: string): { file: string; text: string }[] {
  const face = /\.fonts\/([\w-]+\.woff2)"[^}]*?unicode-range:([^;]+);/g;
  return [...styles.matchAll(face)].map(([, file, range]) => ({ file: file!, text: letters(range!) }));
}

async function cut(file: string, text: string): Promise<void> {
  const whole = here(`node_modules/@fontsource/${file.split("-latin")[0]}/files/${file}`);
  const target = here(`node_modules/.fonts/${file}`);
  const made = existsSync(target) ? statSync(target).mtimeMs : 0;
  if (made > Math.max(statSync(whole).mtimeMs, statSync(STYLES).mtimeMs)) return;
  const options = { targetFormat: "woff2", keepFeatures: FEATURES, noHinting: true } as const;
  writeFileSync(target, await subset(readFileSync(whole), text, options));
}

/** Cuts the files before anything asks for them, and puts their licences beside the page. */
export const fonts = (): Plugin => ({
  name: "fonts",
  async config() {
    mkdirSync(here("node_modules/.fonts"), { recursive: true });
    for (const { file, text } of faces(readFileSync(STYLES, "utf8"))) await cut(file, text);
  },
  generateBundle() {
    for (const name of ["alegreya", "source-sans-3"]) {
      const source = readFileSync(here(`node_modules/@fontsource/${name}/LICENSE`));
      this.emitFile({ type: "asset", fileName: `licences/${name}.txt`, source });
    }
  },
});
