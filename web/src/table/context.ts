// What everything around a board may ask for without being handed it: who plays, the table in sentences. And what
// opens a rule that is cited, wherever rules are.
import { getContext, setContext } from "svelte";
import type { Description, Source } from "./source";

export type Describe = () => Promise<Description>;

interface TableContext {
  source: () => Source;
  describe?: Describe | undefined; // there is none in a lesson
}

const KEY = "bottega-table";

export const provideTable = (context: TableContext): void => void setContext(KEY, context);
/** The players of the table around me; nobody where there is none. */
export const players = (): (() => Pick<Source, "names" | "bots">) =>
  getContext<TableContext | undefined>(KEY)?.source ?? (() => ({ names: [], bots: [] }));
/** Is something on its way to a place? What it brings is counted when it has landed. */
export const underWay = (): ((place: string) => boolean) => {
  const source = getContext<TableContext | undefined>(KEY)?.source;
  return (place) => source?.().showing.underWay(place) ?? false;
};
export const describeTable = (): Describe | undefined => getContext<TableContext | undefined>(KEY)?.describe;

const RULES = "bottega-rules";

type OpenRule = (id: string) => void;

export const provideRuleOpener = (open: OpenRule): void => void setContext(RULES, open);
export const ruleOpener = (): OpenRule => getContext<OpenRule | undefined>(RULES) ?? (() => undefined);
