// A game that is over, step by step: which step is shown, what is loaded of it, and whether it plays by itself.
import { untrack } from "svelte";
import type { Action, GameEvent, Refusal, View } from "../games/contract";
import { announce } from "../lib/announce";
import { api, sentence } from "../lib/api";
import { patiently } from "../lib/patiently";
import type { ReplayInfo, ReplayStep } from "../lib/protocol";
import { language } from "../lib/texts";
import { Showing } from "../table/showing.svelte";
import type { Description, Source } from "../table/source";
import { end, fill, next, previous, trunk, type Tree } from "./tree";

const AT_ONCE = 40; // steps of one request
const AHEAD = 3; // steps that are loaded before they are wanted
const PACE = 1400; // ms a step is shown while it plays by itself

/** Fields of a view that offer something to do. */
const NOTHING_TO_DO = { choices: [], effects: [], preview: [], settings: [] };

/** Everything of a step; in the open view with the whole truth beside what a spectator knows. `offered`: with choices. */
type Step = Omit<ReplayStep, "view"> & { view: View; offered: View };

export class ReplayModel implements Source {
  info = $state.raw<ReplayInfo | null>(null);
  problem = $state("");
  playing = $state(false);
  readonly active = false;
  readonly pending = false;
  readonly undo = null;
  events = $state.raw<GameEvent[]>([]);
  private shown = $state.raw<Step | null>(null); // what is on the table, until the wanted step is loaded
  private tree = $state.raw<Tree<Step>>(new Map());
  readonly showing = new Showing();
  private asked = new Set<number>(); // first steps of what is on its way, or here

  constructor(
    readonly code: string,
    private readonly wanted: () => { step: number | null; seenBy: string }, // as the address says
    private readonly go: (step: number) => void,
  ) {}

  /** Loads what is wanted and shows it; to be called once, where effects may be made. */
  follow(): void {
    $effect(() => {
      void language();
      patiently(() => api.replay(this.code)).then(
        (found) => {
          this.info = found;
          if (this.tree.size === 0) this.tree = trunk(found.steps);
        },
        (error: unknown) => (this.problem = sentence(error)),
      );
    });
    $effect(() => {
      void [this.wanted().seenBy, language()];
      untrack(() => this.forget());
    });
    $effect(() => this.showWanted());
    $effect(() => () => this.showing.cancel());
    $effect(() => this.playOn());
  }

  get game(): string {
    return this.info?.game ?? "";
  }

  get names(): string[] {
    return this.info?.names ?? [];
  }

  get bots(): (string | null)[] {
    return this.info?.bots ?? [];
  }

  get me(): number | null {
    const { seenBy } = this.wanted();
    return /^\d+$/.test(seenBy) ? Number(seenBy) : null;
  }

  get last(): number {
    return this.tree.size === 0 ? 0 : end(this.tree, 0);
  }

  get now(): number {
    return Math.min(this.wanted().step ?? 0, this.last);
  }

  get view(): View | null {
    return this.shown?.view ?? null;
  }

  /** The same as a player had it, with all that could be done. */
  get offered(): View | null {
    return this.shown?.offered ?? null;
  }

  get behind(): boolean {
    return this.showing.looking;
  }

  /** What happened in the step that is shown, in sentences. */
  get lines(): string[] {
    return (this.shown?.events ?? []).map((each) => each.words ?? "").filter(Boolean);
  }

  readonly skip = this.showing.end;
  readonly play = (_action: Action): void => undefined;
  readonly check = async (_action: Action): Promise<Refusal | null> => null;
  readonly describe = async (): Promise<Description> => ({
    lines: this.shown?.lines ?? [],
    choices: [],
    all_listed: true,
  });

  readonly back = (): void => this.go(previous(this.tree, this.now));
  readonly forward = (): void => this.go(next(this.tree, this.now));

  private forget(): void {
    this.asked = new Set();
    if (this.info) this.tree = trunk(this.info.steps);
  }

  private showWanted(): void {
    const step = this.tree.get(this.now)?.content;
    if (!this.info) return;
    untrack(() => {
      void this.load(this.now);
      if (!step) return;
      const forward = this.shown !== null && step.step === this.shown.step + 1;
      const events = forward ? step.events.map((each) => each.event as GameEvent) : [];
      this.showing.begin({ events, before: this.view, me: this.me }, () => {
        this.events = events;
        this.shown = step;
        if (forward) announce(...this.lines);
      });
      void this.load(Math.min(this.now + AHEAD, this.last));
    });
  }

  private playOn(): (() => void) | undefined {
    if (!this.playing) return undefined;
    const timer = setInterval(() => {
      if (this.behind) return;
      if (this.now < this.last) this.forward();
      else this.playing = false;
    }, PACE);
    return () => clearInterval(timer);
  }

  /** Loads the steps around one, unless they are here or on their way. */
  private async load(step: number): Promise<void> {
    const first = Math.floor(step / AT_ONCE) * AT_ONCE;
    if (this.asked.has(first)) return;
    const asked = this.asked.add(first);
    try {
      const steps = await this.fetch(first);
      if (asked === this.asked) this.tree = fill(this.tree, steps); // else another view is wanted by now
    } catch (error) {
      asked.delete(first);
      this.problem = sentence(error);
    }
  }

  /** "open" is the spectator's view, with the whole truth beside it for boards that can draw it. */
  private async fetch(first: number): Promise<[number, Step][]> {
    const { seenBy } = this.wanted();
    const views = seenBy === "open" ? ["spectator", "open"] : [seenBy];
    const lang = language();
    const steps = (of: string) => patiently(() => api.steps(this.code, of, first, AT_ONCE, lang));
    const [seen, open] = await Promise.all(views.map(steps));
    return seen!.steps.map((each, place) => {
      const whole = open?.steps[place];
      const offered = each.view as View;
      const view = { ...offered, ...NOTHING_TO_DO, ...(whole ? { open: whole.view } : {}) };
      return [each.step, { ...(whole ?? each), view, offered }];
    });
  }
}
