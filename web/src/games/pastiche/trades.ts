// The bank's trades, put together by what is handed in.
import { count, same } from "../../lib/multiset";
import type { Action } from "../contract";
import type { Cards, Colour } from "./colours";
import type { Table } from "./table";

export interface Trade {
  give: Cards;
  gets: { colour: Colour; action: Action; useful: boolean }[];
}

export interface TradeGroup {
  rule: "PA-B1" | "PA-B2" | "PA-B3";
  trades: Trade[];
}

const PRIMARIES: readonly Colour[] = ["red", "yellow", "blue"];

/** Which sentence explains a trade; the server lists only legal ones. */
function ruleOf(give: Cards, get: Colour): TradeGroup["rule"] {
  if (count(give) === 3) return "PA-B1";
  return PRIMARIES.includes(get) ? "PA-B3" : "PA-B2";
}

/** Useful is what the commissions still lack; with a wish, only trades for that colour are left. */
export function tradesOf(table: Table, lacking: Cards, wish: Colour | null): TradeGroup[] {
  const groups = new Map<TradeGroup["rule"], Trade[]>([
    ["PA-B2", []],
    ["PA-B1", []],
    ["PA-B3", []],
  ]);
  for (const action of table.choices) {
    if (action.type !== "bank") continue;
    const [give, colour] = [action.give as Cards, action.get as Colour];
    if (wish && colour !== wish) continue;
    const trades = groups.get(ruleOf(give, colour))!;
    let trade = trades.find((each) => same(each.give, give));
    if (!trade) trades.push((trade = { give, gets: [] }));
    trade.gets.push({ colour, action, useful: (lacking[colour] ?? 0) > 0 });
  }
  for (const trades of groups.values()) {
    for (const trade of trades) trade.gets.sort((a, b) => Number(b.useful) - Number(a.useful));
    trades.sort((a, b) => Number(b.gets[0]?.useful) - Number(a.gets[0]?.useful));
  }
  return [...groups].map(([rule, trades]) => ({ rule, trades })).filter((group) => group.trades.length > 0);
}
