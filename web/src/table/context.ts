// What a board may ask for beside its properties: the table in sentences. There is none in a lesson.
import { getContext, setContext } from "svelte";
import type { Described } from "../lib/protocol";

export type Describe = () => Promise<Pick<Described, "lines" | "choices" | "all_listed">>;
const KEY = "bottega-describe";

export const offerDescription = (describe: Describe): void => void setContext(KEY, describe);
export const description = (): Describe | undefined => getContext<Describe | undefined>(KEY);
