import { readdirSync, readFileSync } from "node:fs";
import { join as path } from "node:path";
import { FluentParser, Message, Junk, Visitor, type VariableReference } from "@fluent/syntax";
import { describe, expect, it, vi } from "vitest";
import { join, known, type Lang, language, loadTexts, named, preferred, slug, speak, t } from "./texts";

const COMPLETE = ["en", "fr", "pl"] as const; // others may lack texts: `bottega texts de` lists them
const LOCALE = path(import.meta.dirname, "../../locale");
const SOURCE = path(import.meta.dirname, "..");
const SERVER = path(import.meta.dirname, "../../../src/bottega");

class Variables extends Visitor {
  names = new Set<string>();
  override visitVariableReference(node: VariableReference) {
    this.names.add(node.id.name);
  }
}

function messages(file: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of new FluentParser().parse(readFileSync(file, "utf8")).body) {
    if (entry instanceof Junk) throw new Error(`${file}: ${entry.content}`);
    if (!(entry instanceof Message)) continue;
    expect(found.has(entry.id.name), `${entry.id.name} stands twice in ${file}`).toBe(false);
    const variables = new Variables();
    variables.visit(entry);
    found.set(entry.id.name, [...variables.names].sort());
  }
  return found;
}

const groups = [...new Set(readdirSync(LOCALE).map((file) => file.split(".")[0]!))];
const sources = (readdirSync(SOURCE, { recursive: true }) as string[])
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"))
  .map((file) => readFileSync(path(SOURCE, file), "utf8"))
  .join("\n");

function used(id: string): boolean {
  if (sources.includes(`"${id}"`) || sources.includes(`'${id}'`)) return true;
  const ends = [...sources.matchAll(/`\$\{[^}]+\}(-[a-z-]+)`/g)].map((found) => found[1]!); // `${step.hint}-else`
  if (ends.some((end) => id.endsWith(end) && used(id.slice(0, -end.length)))) return true;
  const built = [...sources.matchAll(/`([a-z-]+-)\$\{[^}]+\}([a-z-]*)`/g)]; // `home-about-${name}`
  return built.some(([, before, after]) => id.startsWith(before!) && id.endsWith(after!));
}

describe.each(groups)("the texts of %s", (group) => {
  const english = messages(path(LOCALE, `${group}.en.ftl`));

  it.each(COMPLETE)("are all there in %s, with the same details", (lang) => {
    expect(Object.fromEntries(messages(path(LOCALE, `${group}.${lang}.ftl`)))).toEqual(Object.fromEntries(english));
  });

  it("are all said somewhere", () => {
    expect([...english.keys()].filter((id) => !used(id))).toEqual([]);
  });

  it("hide none of the server's", () => {
    const files = (readdirSync(SERVER, { recursive: true }) as string[]).filter(
      (file) => file.endsWith(".en.ftl") || file.endsWith("/en.ftl"),
    );
    const theirs = files.flatMap((file) => [...messages(path(SERVER, file)).keys()]);
    expect(theirs.filter((id) => english.has(id))).toEqual([]);
  });
});

describe("every text that is asked for", () => {
  it("exists", () => {
    const asked = new Set([...sources.matchAll(/\bt\(\s*"([a-z][\w-]+)"/g)].map((found) => found[1]!));
    const files = [
      ...readdirSync(LOCALE)
        .filter((file) => file.endsWith(".en.ftl"))
        .map((file) => path(LOCALE, file)),
      ...(readdirSync(SERVER, { recursive: true }) as string[])
        .filter((file) => /(^|[./])en\.ftl$/.test(file))
        .map((file) => path(SERVER, file)),
    ];
    const known = new Set(files.flatMap((file) => [...messages(file).keys()]));
    expect([...asked].filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("speaking", () => {
  it("changes the language without a reload", async () => {
    await speak("en");
    expect(t("home-play")).toBe("Play now");
    await speak("pl");
    expect([t("home-play"), language(), document.documentElement.lang]).toEqual(["Zagraj", "pl", "pl"]);
    expect([1, 3, 5].map((count) => t("line-free", { count }))).toEqual([
      "1 wolne miejsce",
      "3 wolne miejsca",
      "5 wolnych miejsc",
    ]);
  });

  it("says multisets, lists and names as the server does", async () => {
    await speak("en");
    await loadTexts("final_touch");
    expect(t("ft-missing", { touches: { red: 2, blue: 1 } })).toBe("Still missing: 2 red and 1 blue.");
    expect([[], ["a"], ["a", "b", "c"]].map(join)).toEqual(["nothing", "a", "a, b and c"]);
    await speak("fr");
    expect(named("title", "Mona Lisa")).toBe("La Joconde");
    expect(named("title", "Nothing Known")).toBe("Nothing Known");
    expect(slug("Młyn św. Łukasza")).toBe("mlyn-sw-lukasza");
  });

  it("keeps French marks in the line of their words", async () => {
    await speak("fr");
    expect([t("advice-ask"), t("home-minutes", { from: 20, to: 40 })]).toEqual([
      "Que ferait le maître\u00a0?",
      "20 à 40 min",
    ]);
  });

  it("takes the first language somebody speaks", () => {
    expect(preferred(["xx-AT", "fr-CA", "en"])).toBe("fr");
    expect(preferred(["xx"])).toBe("en");
    expect(preferred(["plt"])).toBe("en"); // Malagasy is not Polish
  });

  it("says in English what the language lacks, the texts of a game too", async () => {
    await speak("xx" as Lang); // without any texts
    await vi.waitFor(() => expect(t("home-play")).toBe("Play now"));
    expect([1, 2].map((count) => t("line-free", { count }))).toEqual(["1 free seat", "2 free seats"]);
    await loadTexts("pastiche");
    expect([known("seat-master"), known("no-such-text")]).toEqual([true, false]);
    await vi.waitFor(() => expect(t("pa-over")).toBe("The game is over."));
  });

  it("loads English only once a text is missing", async () => {
    vi.resetModules();
    const fresh = await import("./texts");
    await fresh.speak("pl");
    await fresh.loadTexts("final_touch");
    expect([fresh.t("home-play"), fresh.known("title-of-my-own"), fresh.named("title", "My Own")]).toEqual([
      "Zagraj",
      false,
      "My Own",
    ]);
    expect(fresh.t("no-such-text")).toBe(""); // English is not here yet
    await vi.waitFor(() => expect(fresh.t("no-such-text")).toBe("no-such-text")); // looked for in English, then told as it is
  });
});
