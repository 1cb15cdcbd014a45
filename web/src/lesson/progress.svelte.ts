// Which chapters somebody has gone through to their ends: this browser remembers it.
const KEY = "bottega-lessons";

type Done = Record<string, string[]>; // by game

function remembered(): Done {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Done;
  } catch {
    return {}; // no storage: nothing is remembered
  }
}

export class Progress {
  private done = $state<string[]>([]);

  constructor(private readonly game: string) {
    this.done = remembered()[game] ?? [];
  }

  has(chapter: string): boolean {
    return this.done.includes(chapter);
  }

  finish(chapter: string): void {
    if (this.has(chapter)) return;
    this.done = [...this.done, chapter];
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...remembered(), [this.game]: this.done }));
    } catch {
      // after a reload it is as if it had not been done
    }
  }
}
