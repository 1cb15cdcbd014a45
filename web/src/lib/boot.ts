// What comes before the first look.
import { applyPreferences, loadSession, preferences } from "./session.svelte";
import { speak } from "./texts";
import { refreshMyTables } from "./turns.svelte";

const LONGEST_WAIT = 600; // ms for the session

/** The texts, and for a screen that shows my name and games those too, so that nothing jumps when they come. */
export async function boot(sessionFirst: boolean): Promise<void> {
  applyPreferences();
  const asked = loadSession().then(refreshMyTables);
  const waited = new Promise((done) => setTimeout(done, LONGEST_WAIT));
  await Promise.all([speak(preferences.lang), sessionFirst && Promise.race([asked, waited])]);
}
