import { readFileSync } from "node:fs";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent, Outcome, Sounds, View } from "../games/contract";
import { sounds as finalTouch } from "../games/final-touch/sounds";
import { sounds as fresco } from "../games/fresco/sounds";
import { sounds as pastiche } from "../games/pastiche/sounds";
import { preferences } from "../lib/session.svelte";
import { play } from "../lib/sound";
import { soundBoard, soundsOf } from "./sounds.svelte";
import type { Source } from "./source";

vi.mock("../lib/sound", () => ({ play: vi.fn() }));
const played = vi.mocked(play);
const event = (type: string, seat?: number) => ({ type, ...(seat !== undefined && { seat }) });

beforeEach(() => void played.mockReset());

/** The types of events that a game's rules know, from what the server wrote of them. */
function kinds(game: string): string[] {
  const text = readFileSync(`src/games/${game}/view.ts`, "utf8");
  const union = (name: string) =>
    new RegExp(`^export type ${name} = ([^{;]+);`, "m").exec(text)?.[1]!.split(" | ") ?? [];
  return union("GameEvent").flatMap((name) => {
    if (name === "Over") return ["over"];
    const type = new RegExp(`^export type ${name} = {[^}]*?\\btype: ([^;]+);`, "m").exec(text)![1]!;
    return (type.includes('"') ? type.split(" | ") : union(type)).map((each) => each.replaceAll('"', ""));
  });
}

describe.each([
  ["final-touch", finalTouch],
  ["pastiche", pastiche],
  ["fresco", fresco],
])("in %s", (game, sounds: Sounds) => {
  it.each(kinds(game))("it is known what %s sounds like", (kind) => expect(sounds).toHaveProperty([kind]));
  it("nothing else sounds", () => expect(Object.keys(sounds).sort()).toEqual(kinds(game).sort()));
});

it("hears events in their order, what repeats itself once, and never too many", () => {
  const of = (...types: string[]) =>
    soundsOf(
      types.map((type) => event(type)),
      finalTouch,
    );
  expect(of("smeared", "ruined", "drew", "reshuffled", "masterpiece")).toEqual(["smear", "tear", "card", "knock"]);
  expect(of("improved", "finished", "masterpiece", "drew", "smeared")).toHaveLength(4);
  expect(of("tiebreak", "something new")).toEqual([]);
});

describe("a board", () => {
  let held = $state.raw<GameEvent[]>([]);
  let events = $state.raw<GameEvent[]>([]);
  let outcome = $state.raw<Outcome | null>(null);
  const source = {
    me: 1,
    get showing() {
      return { events: held, looking: held.length > 0 };
    },
    get events() {
      return events;
    },
    get view() {
      return { outcome } as View;
    },
  } as unknown as Source;

  /** Everything that is heard while something happens. */
  function heard(happens: () => void): unknown[] {
    const stop = $effect.root(() =>
      soundBoard(
        () => source,
        () => finalTouch,
      ),
    );
    flushSync();
    played.mockReset();
    happens();
    flushSync();
    stop();
    return played.mock.calls.filter((sounds) => sounds.length > 0);
  }

  beforeEach(() => {
    held = [];
    events = [];
    outcome = null;
  });

  it("sounds an event when it begins to be shown, and not again with the view that follows", () => {
    const happened = [event("improved", 0), event("finished", 0)];
    const sounds = heard(() => {
      held = happened;
      flushSync();
      events = happened;
      held = [];
    });
    expect(sounds).toEqual([["brush", "coin"]]);
  });

  it("says how it ended for me, but not to whoever opens a game that is over", () => {
    const over = (winners: number[]) => () => {
      events = [event("over")];
      outcome = { winners, scores: [], reason: "" };
    };
    expect(heard(over([1]))).toEqual([["victory"]]);
    outcome = null;
    expect(heard(over([0]))).toEqual([["defeat"]]);
    outcome = null;
    events = [];
    expect(heard(() => void (outcome = { winners: [1], scores: [], reason: "" }))).toEqual([]);
  });

  it("taps the hand at a move of mine, where sound is on", () => {
    const vibrate = vi.fn();
    vi.stubGlobal("navigator", { ...navigator, vibrate });
    const move = (seat: number) => {
      events = [];
      heard(() => void (events = [event("improved", seat)]));
    };
    move(1);
    expect(vibrate).not.toHaveBeenCalled();
    preferences.sound = true;
    move(0);
    expect(vibrate).not.toHaveBeenCalled();
    move(1);
    expect(vibrate).toHaveBeenCalledWith(10);
    preferences.sound = false;
    vi.unstubAllGlobals();
  });
});
