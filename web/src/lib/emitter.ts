// Events between parts of the page that need not know each other. Their names and what they carry are typed.

type Listener<Detail> = (detail: Detail) => void;

export class Emitter<Events extends { [name: string]: unknown }> {
  private readonly listeners: { [Name in keyof Events]?: Set<Listener<Events[Name]>> } = {};

  /** Calls the listener at each such event; gives back how to stop. */
  on<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): () => void {
    const listening = (this.listeners[name] ??= new Set());
    listening.add(listener);
    return () => void listening.delete(listener);
  }

  emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void {
    for (const listener of [...(this.listeners[name] ?? [])]) listener(detail);
  }
}
