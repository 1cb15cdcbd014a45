// The bank's trades, put together by what is handed in.
import { same } from "../../lib/multiset";
import type { Cards, Colour } from "./colours";
import type { Table } from "./table";
import type { Action, BankRule } from "./view";

export interface Trade {
  give: Cards;
  gets: { colour: Colour; action: Action; useful: boolean }[];
}

export interface TradeGroup {
  rule: BankRule; // whose sentence explains them
  trades: Trade[];
}

/** Useful is what the commissions still lack; with a wish, only trades for that colour are left. */
export function tradesOf(table: Table, lacking: Cards, wish: Colour | null): TradeGroup[] {
  const groups = new Map<BankRule, Trade[]>([
    ["PA-B2", []],
    ["PA-B1", []],
    ["PA-B3", []],
  ]);
  const offered = table.choices.filter((choice) => choice.type === "bank");
  for (const [place, action] of offered.entries()) {
    const { give, get: colour } = action;
    if (wish && colour !== wish) continue;
    const trades = groups.get(table.bank_rules[place]!)!;
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
