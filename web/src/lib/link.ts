// Every link inside the page is written by `link`, so that it can be opened in a new tab and copied in both pages.
import { OFFLINE } from "./line";

/** The address of a place such as `/settings`. A page without a server is one file, wherever it lies: its places stand behind the `#`. */
export const link = (path: string): string => (OFFLINE ? `#${path}` : path);
