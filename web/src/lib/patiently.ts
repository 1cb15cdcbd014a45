// The server limits how much it does for one address at once. What it asks to wait with is asked for again.
import { ApiError } from "./api";

/** Asks again and again while the server asks to wait; for what goes on by itself, and nobody repeats by hand. */
export async function patiently<T>(
  ask: () => Promise<T>,
  wait: (seconds: number) => Promise<void> = sleep,
): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "too-fast") throw error;
      await wait(error.retryAfter ?? 10);
    }
  }
}

const sleep = (seconds: number) => new Promise<void>((done) => setTimeout(done, seconds * 1000));
