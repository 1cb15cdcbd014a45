// What everything around a board may ask for without being handed it: the table in sentences, and a rule's text.
import { getContext, setContext } from "svelte";
import type { Description } from "./source";

export type Describe = () => Promise<Description>;

interface TableContext {
  describe?: Describe | undefined; // there is none in a lesson
  citeRule: (id: string) => void; // opens the rule
}

const KEY = "bottega-table";

export const provideTable = (context: TableContext): void => void setContext(KEY, context);
export const describeTable = (): Describe | undefined => getContext<TableContext | undefined>(KEY)?.describe;
export const ruleOpener = (): ((id: string) => void) =>
  getContext<TableContext | undefined>(KEY)?.citeRule ?? (() => undefined);
