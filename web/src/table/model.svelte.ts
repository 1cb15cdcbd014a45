// One table as the page knows it: what the socket told, put where components see it.
import { untrack } from "svelte";
import type { Action, GameEvent, Refusal, View } from "../games/contract";
import { announce } from "../lib/announce";
import type {
  ChatLine,
  ClockInfo,
  Described,
  TableInfo,
  ServerMessage,
  SeenEvent,
  HintReply,
  NewsReply,
  QuestionAsked,
  UndoAsked,
  Update,
} from "../lib/protocol";
import { reuse } from "../lib/reuse";
import { loadSession, session } from "../lib/session.svelte";
import { type LineState, Refused, TableSocket, type Wish } from "../lib/socket";
import { language, t } from "../lib/texts";
import { turnEvents } from "../lib/turns.svelte";
import { Absentees } from "./absence.svelte";
import { MastersAdvice } from "./advice.svelte";
import { SharedDevice } from "./device.svelte";
import { standing } from "./log";
import { botsOf, names } from "./names";
import { Playback } from "./playback.svelte";
import type { Source } from "./source";
import { Unread } from "./unread.svelte";

const BACK_FOR = 6_000; // ms the page says that the line is there again
const SOON = 600; // ms a first look waits for the news

export class TableModel implements Source {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  seat = $state<number | null>(null);
  events = $state.raw<GameEvent[]>([]);
  log = $state.raw<SeenEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  clock = $state.raw<(ClockInfo & { at: number }) | null>(null);
  canUndo = $state(false);
  canAskUndo = $state(false);
  undoRequest = $state.raw<UndoAsked | null>(null);
  takesBack = $state.raw<number[]>([]); // the seqs of the moves that an undo of mine would take back
  undoing = $state(false); // am I asked whether I mean that?
  question = $state.raw<QuestionAsked | null>(null); // anything else that somebody asks for
  declined = $state(""); // who has just said no to what I asked for
  autoDecline = $state(false);
  line = $state<LineState>("connecting");
  returned = $state<"" | "line" | "server">(""); // what came back a moment ago
  current = $state(false); // is this view the newest, as far as we know?
  pending = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  turnedAway = $state<string | null>(null); // why we may not be here
  missed = $state.raw<SeenEvent[]>([]); // what I may have missed
  ready = $state(false); // is all here that a first look needs? What comes later would push the board about
  tab = $state<"log" | "chat">("log");
  readonly absent = new Absentees();
  readonly playback = new Playback({
    now: () => ({ before: this.view, me: this.seat }),
    begin: (update) => this.begin(update),
    show: (update, events) => this.show(update, events),
  });
  readonly device = new SharedDevice(() => ({ view: this.view, mine: this.mine, seat: this.seat }));
  readonly advice = new MastersAdvice(() => ({
    decision: this.view?.decision ?? null,
    pending: this.pending,
    allowed: this.advisable,
    ask: () => this.socket.ask<HintReply>({ type: "hint", draft: this.draft }),
    answered: (best) => announce(t("advice-told", { choice: best.words, reason: best.reason })),
    refused: (error) => this.refuse(error),
  }));

  private readonly socket: TableSocket;
  private draft: Action | null = null; // laid out on the board
  private awaiting = Infinity; // the seq that ends `pending`
  private greeted = false;
  private shownSeq = 0; // seq of the view that is shown
  private seen = 0; // seq when the page was last looked at
  private timer: ReturnType<typeof setTimeout> | undefined;

  private readonly read: Unread;

  constructor(readonly code: string) {
    this.read = new Unread(code);
    this.socket = new TableSocket({
      code,
      lang: language,
      told: (message) => this.receive(message),
      changed: (line) => this.changed(line),
    });
  }

  /** Opens the line; gives back how to close it. */
  start(): () => void {
    const hurry = () => this.socket.hurry();
    const looked = () => {
      if (document.hidden) this.seen = this.socket.seq ?? 0;
      else {
        hurry();
        this.tellMissed(this.log.filter((each) => each.seq > this.seen));
      }
    };
    addEventListener("online", hurry);
    addEventListener("offline", hurry); // asks whether the line is still there
    document.addEventListener("visibilitychange", looked);
    untrack(() => this.socket.open()); // in the language of now; `retell` follows another
    return () => {
      removeEventListener("online", hurry);
      removeEventListener("offline", hurry);
      document.removeEventListener("visibilitychange", looked);
      clearTimeout(this.timer);
      this.playback.stop();
      this.absent.stop();
      this.socket.close();
    };
  }

  // --- what follows from it ---

  get mine(): number[] {
    return this.info?.mine ?? [];
  }

  get game(): string {
    return this.info?.game ?? "";
  }

  get me(): number | null {
    return this.seat;
  }

  readonly showing = this.playback.showing;

  get behind(): boolean {
    return !this.playback.caughtUp;
  }

  get past(): GameEvent[] {
    return standing(this.log);
  }

  sentence = (event: GameEvent): string => this.log.find((each) => each.event === event)?.words ?? "";

  get unread(): number {
    return this.read.count(this.chat, this.mine);
  }

  readChat(): void {
    this.read.read(this.chat);
  }

  get names(): string[] {
    return this.info ? names(this.info.seats) : [];
  }

  get bots(): (string | null)[] {
    return botsOf(this.info?.seats ?? []);
  }

  get online(): boolean {
    return this.line === "open" && this.current;
  }

  /** Has the game ended, by its rules or because everybody has resigned? */
  get over(): boolean {
    return !!this.view?.outcome || this.info?.status === "over";
  }

  get pausedUntil(): number | null {
    return this.info?.paused_until ?? null;
  }

  /** Those of my seats that I still play. */
  private get playing(): number[] {
    return this.over || this.pausedUntil !== null
      ? []
      : this.mine.filter((seat) => !this.info!.seats[seat]?.resigned);
  }

  get resigned(): boolean {
    return this.seat !== null && !!this.info?.seats[this.seat]?.resigned;
  }

  /** Somebody the game waits for who has been away for so long that a bot may stand in. */
  get absentee(): number | null {
    if (!this.playing.length || this.question) return null;
    return this.absent.seats.find((seat) => this.view?.awaited.includes(seat)) ?? null;
  }

  get myTurn(): boolean {
    return !!this.view && this.playing.some((seat) => this.view!.awaited.includes(seat));
  }

  /** The player of mine who has an offer to answer in somebody else's turn. */
  get asked(): number | null {
    return this.playing.find((seat) => this.view?.asked.includes(seat)) ?? null;
  }

  /** What somebody waits for me to do. */
  get wanted(): "turn" | "answer" | null {
    return this.myTurn ? "turn" : this.asked === null ? null : "answer";
  }

  /** Is this my seat's newest view, and the game still on? Choices of a view that is past are none. */
  private get upToDate(): boolean {
    if (!this.view || this.seat === null || !this.playing.includes(this.seat)) return false;
    return this.online && this.playback.caughtUp;
  }

  /** May something be sent for my seat at all? Some things may be done whoever is awaited. */
  get maySend(): boolean {
    return this.upToDate && !this.pending;
  }

  /** Is there something for my seat to do? It does not change while a move is under way, or the controls would blink. */
  get active(): boolean {
    return this.upToDate && (this.view!.awaited.includes(this.seat!) || this.view!.choices.length > 0);
  }

  /** Is there a move of mine to take back, at once or when the others agree? */
  get undoable(): boolean {
    return this.seat !== null && !this.resigned && (this.canUndo || this.canAskUndo);
  }

  /** Whoever would be asked: people other than me, as long as no bot stands in for them. */
  get alone(): boolean {
    return !this.info?.seats.some(
      (seat, place) => seat.kind === "person" && !seat.resigned && !this.mine.includes(place),
    );
  }

  get undo(): (() => void) | null {
    return this.canUndo && this.online ? () => void (this.pending || this.ask({ type: "undo" })) : null;
  }

  get away(): boolean {
    return this.seat !== null && !!this.info?.seats[this.seat]?.stand_in;
  }

  /** May the master be asked? Where everybody else is a bot, while it is up to me. */
  get advisable(): boolean {
    const others = this.info?.seats.filter((_, seat) => seat !== this.seat) ?? [];
    return (
      this.seat !== null &&
      !this.away &&
      others.every((seat) => seat.kind === "bot") &&
      !!this.view?.awaited.includes(this.seat) &&
      !this.view.outcome
    );
  }

  // --- what I do ---

  play = (action: Action): void => {
    if (!this.maySend || this.view?.decision == null) return;
    this.pending = true;
    this.refusal = null;
    this.declined = "";
    this.undoing = false;
    this.missed = [];
    this.awaiting = Infinity;
    this.advice.dismiss();
    this.device.guest = null;
    this.socket.ask({ type: "move", decision: this.view.decision, action }).then(
      (ack) => {
        this.awaiting = ack.seq;
        if (this.shownSeq >= ack.seq) this.pending = false;
      },
      (error: unknown) => {
        this.pending = false;
        this.refuse(error);
      },
    );
  };

  drafted = (choice: Action | null): void => {
    this.draft = choice;
  };

  check = async (action: Action): Promise<Refusal | null> => {
    try {
      await this.socket.ask({ type: "check", action });
      return null;
    } catch (error) {
      return error instanceof Refused ? error.refusal : null;
    }
  };

  readonly skip = this.playback.skip;

  askAdvice = (): void => {
    this.refusal = null;
    void this.advice.ask();
  };

  describe = (): Promise<Described> => this.socket.ask<Described>({ type: "describe" });

  /** Takes my last move back, after a question where others' moves go with it. */
  takeBack(sure = false): void {
    this.undoing = !sure && this.takesBack.length > 1;
    this.declined = "";
    if (!this.undoing) void this.ask({ type: "undo" });
  }

  /** Anything else that is answered by yes or no. */
  ask = async (wish: Wish): Promise<boolean> => {
    try {
      await this.socket.ask(wish);
      return true;
    } catch (error) {
      this.refuse(error);
      return false;
    }
  };

  /** Somebody at this device takes it: from here on their hand is seen. */
  async reveal(seat: number): Promise<void> {
    if (seat !== this.seat && !(await this.ask({ type: "as", seat }))) return;
    this.device.take(seat);
    this.missed = []; // it was told to somebody else
    void Promise.all([this.readLog(), this.readNews()]);
  }

  /** Everything again, in the language spoken now. */
  retell(): void {
    if (!this.greeted) return;
    this.chat = [];
    this.current = false;
    this.greeted = false;
    this.socket.reopen();
    const { open } = this.advice; // it is in the old language
    this.advice.dismiss();
    if (open && this.advisable) void this.advice.ask();
  }

  /** As whoever I am now: a seat may be mine that was not. */
  rejoin(): void {
    this.greeted = false;
    this.socket.seat = null;
    this.socket.reopen();
  }

  private refuse(error: unknown): void {
    if (error instanceof Refused) {
      this.refusal = error.refusal;
    }
  }

  // --- what I am told ---

  private changed(line: LineState): void {
    const before = this.line;
    this.line = line;
    if (line !== "open") this.current = false;
    if (line === "open" && (before === "lost" || before === "restarting")) {
      this.returned = this.socket.restarted ? "server" : "line";
      announce(t(this.returned === "server" ? "table-restarted" : "table-reconnected"));
      clearTimeout(this.timer);
      this.timer = setTimeout(() => (this.returned = ""), BACK_FOR);
    } else if (line === "lost" || line === "restarting") {
      announce(t("table-reconnecting"));
    }
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        this.info = message.table;
        this.absent.follow(message.table.seats);
        if (message.table.status === "open") this.current = true;
        return;
      case "state":
        this.log = [...this.log, ...this.playback.clear().flatMap((each) => each.events)];
        this.seat = message.seat;
        this.events = [];
        this.follow(message);
        if (!this.greeted) void this.greet();
        return;
      case "update":
        this.playback.add(message, this.pending);
        return;
      case "chat":
        if (this.chat.some((line) => line.number === message.number)) return;
        this.chat = [...this.chat, message].slice(-200);
        if (this.greeted && message.seat !== this.seat) announce(`${message.name}: ${message.text}`);
        return;
      case "refusal":
        if (message.id === null && message.code !== "too-fast") this.turnedAway = message.sentence;
        if (message.code === "signed-out") void this.comeBack();
    }
  }

  /** This session has ended. If the browser has another one by now, as after signing in, we go on with that. */
  private async comeBack(): Promise<void> {
    await loadSession();
    if (session.me) this.rejoin();
  }

  private begin(update: Update): void {
    this.log = [...this.log, ...update.events];
    const no = update.events.find(({ event }) => event.type === "refuse" && event.by === this.seat);
    if (no && no.event.seat !== this.seat) this.declined = no.words ?? "";
    announce(...update.events.map((each) => each.words ?? ""));
  }

  private show(update: Update, events: GameEvent[]): void {
    this.events = events;
    this.follow(update);
  }

  private follow(message: Omit<Update, "type" | "since" | "events">) {
    const was = this.wanted;
    this.view = reuse(this.view, message.view as View);
    this.shownSeq = message.seq;
    this.clock = message.clock && { ...message.clock, at: performance.now() };
    this.canUndo = message.can_undo;
    this.canAskUndo = message.can_ask_undo;
    this.undoRequest = message.undo;
    this.takesBack = message.takes_back;
    this.undoing = false;
    this.question = message.question;
    this.autoDecline = message.auto_decline;
    this.current = true;
    if (message.seq >= this.awaiting) this.pending = false;
    this.device.follow();
    this.advice.followUp();
    if (this.wanted && this.wanted !== was) {
      announce(t(this.wanted === "turn" ? "table-your-turn" : "table-your-answer"));
      turnEvents.emit("my-turn", { table: this.code, wanted: this.wanted });
    }
  }

  /** The first look after coming here: what happened so far, and since my last turn. */
  private async greet(): Promise<void> {
    this.greeted = true;
    const timer = setTimeout(() => (this.ready = true), SOON);
    await Promise.all([this.readLog(), this.readNews()]);
    clearTimeout(timer);
    this.ready = true;
  }

  private async readNews(): Promise<void> {
    if (this.seat === null || this.over || !this.view?.ply) return;
    try {
      const news = await this.socket.ask<NewsReply>({ type: "news" });
      if (news.since > 0 || this.device.shared) this.tellMissed(news.events);
    } catch {
      // nothing to tell
    }
  }

  private async readLog(): Promise<void> {
    try {
      const news = await this.socket.ask<NewsReply>({ type: "news", since: 0 });
      const last = news.events.at(-1)?.seq ?? 0;
      this.log = [...news.events, ...this.log.filter((each) => each.seq > last)];
    } catch {
      // the log stays as it is
    }
  }

  private tellMissed(events: SeenEvent[]): void {
    const others = events.filter((each) => each.words && each.event.seat !== this.seat);
    this.missed = others.length > 0 ? events.filter((each) => each.words) : [];
  }
}
