// The HTTP side of the server. The game itself goes over a table's socket (socket.ts).
import { type Answer, line } from "./line";
import type {
  Address,
  BotAccountInfo,
  ChangeMe,
  ChangePassword,
  ChannelInfo,
  ChannelWish,
  Claim,
  BoxText,
  CompanionInfo,
  DaysOffInfo,
  DaysOffWish,
  GameInfo,
  Json,
  Me,
  MoveLink,
  NewGuest,
  NewTable,
  NewToken,
  NotificationInfo,
  Phrase,
  PlayOn,
  Quiet,
  Recovered,
  ReplayInfo,
  ReplaySteps,
  Report,
  ReviewInfo,
  Rule,
  Score,
  SeatAct,
  SeatLink,
  SessionInfo,
  SignedIn,
  SignIn,
  Since,
  TableInfo,
  TableLine,
  TokenWish,
  TriedMove,
} from "./protocol";
import { language, t } from "./texts";

/** What the server refused, or that it cannot be reached (`code` is "offline"). `message` is for people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
    readonly retryAfter: number | null = null,
  ) {
    super(sentence);
    this.name = "ApiError";
  }
}

/** A sentence for people, whatever went wrong. */
export function sentence(error: unknown): string {
  return error instanceof ApiError ? error.message : t("frame-broken");
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Answer;
  try {
    answer = await line().request(method, path, language(), body === undefined ? null : JSON.stringify(body));
  } catch {
    throw new ApiError(0, "offline", t("frame-offline"));
  }
  if (answer.status >= 400) throw problem(answer);
  return (answer.text ? JSON.parse(answer.text) : null) as T;
}

function problem({ status, text, retryAfter }: Answer): ApiError {
  try {
    const { code, sentence } = JSON.parse(text) as { code: string; sentence: string };
    return new ApiError(status, code, sentence, retryAfter);
  } catch {
    return new ApiError(status, "internal", t("frame-broken"), retryAfter); // a proxy's page, not ours
  }
}

const get = <T>(path: string) => call<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);
const at = (code: string) => `/tables/${encodeURIComponent(code)}`;

export const api = {
  address: () => get<Address>("/address"),

  session: () => get<Me | null>("/session"),
  guest: (wish: NewGuest) => post<Me>("/guest", wish),
  change: (wish: ChangeMe) => call<Me>("PATCH", "/me", wish),
  claim: (wish: Claim) => post<Me>("/me/account", wish),
  changePassword: (wish: ChangePassword) => call<Me>("PUT", "/me/password", wish),
  signIn: (wish: SignIn) => post<SignedIn>("/session", wish),
  signOut: () => call<null>("DELETE", "/session"),
  moveLink: () => post<MoveLink>("/me/link"),
  sessions: () => get<SessionInfo[]>("/sessions"),
  endSession: (id: string) => call<null>("DELETE", `/sessions/${encodeURIComponent(id)}`),
  endAllSessions: () => call<null>("DELETE", "/sessions"),
  exportAddress: "/api/v1/me/export",
  erase: (password: string | null) => call<null>("DELETE", "/me", { password }),
  report: (code: string, wish: Partial<Report>) => post<null>(`${at(code)}/reports`, wish),
  askRecovery: (account: string) => post<null>("/recovery", { account }),
  recover: (token: string, password: string) => call<Recovered>("PUT", "/recovery", { token, password }),
  useLink: (token: string) => post<Me>("/session/link", { token }),

  bots: () => get<BotAccountInfo[]>("/me/bots"),
  addBot: (name: string) => post<BotAccountInfo>("/me/bots", { name }),
  deleteBot: (id: string) => call<null>("DELETE", `/me/bots/${encodeURIComponent(id)}`),
  makeToken: (bot: string, wish: TokenWish) => post<NewToken>(`/me/bots/${encodeURIComponent(bot)}/tokens`, wish),
  revokeToken: (bot: string, token: string) =>
    call<null>("DELETE", `/me/bots/${encodeURIComponent(bot)}/tokens/${encodeURIComponent(token)}`),

  gamesFile: () => get<string>("/games-file"),
  readGamesFile: (text: string) => post<{ games: number; new: number }>("/games-file", text),

  daysOff: () => get<DaysOffInfo>("/me/days-off"),
  setDaysOff: (wish: DaysOffWish) => call<DaysOffInfo>("PUT", "/me/days-off", wish),

  notifications: () => get<NotificationInfo>("/me/notifications"),
  setQuietHours: (quiet: Quiet | null) => call<null>("PUT", "/me/notifications/quiet", { quiet }),
  addChannel: (channel: ChannelWish) => post<ChannelInfo>("/me/channels", { channel }),
  testChannel: (id: string) => post<null>(`/me/channels/${encodeURIComponent(id)}/test`),
  removeChannel: (id: string) => call<null>("DELETE", `/me/channels/${encodeURIComponent(id)}`),
  confirmChannel: (token: string) => post<null>(`/confirm/${encodeURIComponent(token)}`),
  unsubscribe: (token: string) => post<null>(`/unsubscribe/${encodeURIComponent(token)}`),

  games: (lang: string) => get<GameInfo[]>(`/games?lang=${lang}`),
  rules: (game: string, lang: string) => get<Rule[]>(`/games/${encodeURIComponent(game)}/rules?lang=${lang}`),
  companion: (game: string, seats: number, lang: string) =>
    get<CompanionInfo>(`/games/${encodeURIComponent(game)}/companion?seats=${seats}&lang=${lang}`),
  score: (game: string, lang: string, sheet: Json) =>
    post<Score>(`/games/${encodeURIComponent(game)}/score?lang=${lang}`, { sheet }),
  phrases: (lang: string) => get<Phrase[]>(`/phrases?lang=${lang}`),

  create: (wish: NewTable) => post<TableInfo>("/tables", wish),
  box: (hash: string) => get<BoxText>(`/boxes/${hash}`),
  tables: (status: "open" | "playing") => get<TableLine[]>(`/tables?status=${status}`),
  mine: () => get<TableLine[]>("/tables/mine"),
  since: (code: string) => get<Since>(`${at(code)}/since`),
  sit: (code: string, seat?: number) => post<TableInfo>(`${at(code)}/sit`, seat === undefined ? {} : { seat }),
  stand: (code: string) => post<TableInfo>(`${at(code)}/stand`),
  ready: (code: string, ready: boolean) => post<TableInfo>(`${at(code)}/ready`, { ready }),
  arrange: (code: string, act: SeatAct) => post<TableInfo>(`${at(code)}/seats`, act),
  seatLink: (code: string, seat: number) => post<SeatLink>(`${at(code)}/seats/${seat}/link`),
  take: (code: string, token: string) => post<TableInfo>(`${at(code)}/take`, { token }),
  start: (code: string) => post<TableInfo>(`${at(code)}/start`),
  rematch: (code: string) => post<TableInfo>(`${at(code)}/rematch`),

  importRecord: (record: Json) => post<ReplayInfo>("/replays", record),
  replay: (code: string) => get<ReplayInfo>(`/replays/${encodeURIComponent(code)}`),
  steps: (code: string, view: string, first: number, count: number, lang: string) =>
    get<ReplaySteps>(
      `/replays/${encodeURIComponent(code)}/steps?view=${view}&first=${first}&count=${count}&lang=${lang}`,
    ),
  askReview: (code: string) => post<ReviewInfo>(`/replays/${encodeURIComponent(code)}/review`),
  review: (code: string, lang: string) => get<ReviewInfo>(`/replays/${encodeURIComponent(code)}/review?lang=${lang}`),
  tryMove: (code: string, step: number, action: Json, lang: string) =>
    post<TriedMove>(`/replays/${encodeURIComponent(code)}/tries?lang=${lang}`, { step, action }),
  record: (code: string) => get<Json>(`/replays/${encodeURIComponent(code)}/record`),
  playOn: (code: string, wish: PlayOn) => post<TableInfo>(`/replays/${encodeURIComponent(code)}/tables`, wish),
};
