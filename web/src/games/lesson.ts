// How a lesson is put together: the table at each stage was made by the real rules, with what they refuse there
// (scripts/make_lessons.py); the game's own file adds the chapters and their hints.
import { type Details, known, t } from "../lib/texts";
import type { Choice, GameEvent, LessonStep, Refusal, View } from "./contract";

/** Why the server would refuse something: a rule, a text, and what is put into the text. */
export interface Refused {
  rule: string | null;
  text: string;
  details?: Details;
}

/** The same on one level, as some scripts write it. */
export type Written = { rule: string; text: string } & Record<string, Details[string]>;

export interface Stage<Refusals, V extends View = View> {
  view: V;
  events: GameEvent[];
  refusals: Refusals;
}

/** Stories by their names. Each view is written as what differs from the one before. */
export function unfolded<Name extends string, Refusals, V extends View>(
  written: Record<Name, unknown[]>,
): Record<Name, Stage<Refusals, V>[]> {
  const stories: Partial<Record<Name, Stage<Refusals, V>[]>> = {};
  for (const name in written)
    stories[name] = (written[name] as Stage<Refusals, V>[]).reduce<Stage<Refusals, V>[]>(
      (all, stage) => [...all, { ...stage, view: { ...all.at(-1)?.view, ...stage.view } }],
      [],
    );
  return stories as Record<Name, Stage<Refusals, V>[]>;
}

interface Kind<Refusals, V extends View> {
  same: (action: Choice<V>, wanted: Choice<V>) => boolean;
  refused: (refusals: Refusals, action: Choice<V>, otherwise: Refused) => Refused | undefined;
}

interface Builder<V extends View> {
  /** A step that shows something. */
  look: (stage: number, hint: string, points?: string) => LessonStep<V>;
  /** A step that waits for an action; of others the text `HINT-else`, or the hint again, says what to do instead. */
  act: (stage: number, hint: string, wanted: Choice<V>, points?: string) => LessonStep<V>;
}

const refusalOf = ({ rule, text, details }: Refused): Refusal => ({
  code: "illegal",
  rule,
  sentence: t(text, details),
});

const instead = (hint: string): Refused =>
  known(`${hint}-else`)
    ? { rule: null, text: `${hint}-else` }
    : { rule: null, text: "lesson-else", details: { hint: t(hint) } };

export function detailed(written: Written | undefined): Refused | undefined {
  if (!written) return undefined;
  const { rule, text, ...details } = written;
  return { rule, text, details };
}

export function lessonSteps<Refusals, V extends View>(
  stages: readonly Stage<Refusals, V>[],
  game: Kind<Refusals, V>,
): Builder<V> {
  const look: Builder<V>["look"] = (stage, hint, points) => {
    const { view, events } = stages[stage]!;
    return { view, events, hint, ...(points ? { points } : {}) };
  };
  const act: Builder<V>["act"] = (stage, hint, wanted, points) => ({
    ...look(stage, hint, points),
    wants: (action) => game.same(action, wanted),
    check: (action) => {
      const refused = game.refused(stages[stage]!.refusals, action, instead(hint));
      return refused ? refusalOf(refused) : null;
    },
    otherwise: () => refusalOf(instead(hint)).sentence,
  });
  return { look, act };
}
