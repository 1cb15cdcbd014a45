// Pastiche in words, for the page.
import { listed } from "../../lib/multiset";
import { join, named, t } from "../../lib/texts";
import type { Cards, Colour } from "./colours";
import type { Sources } from "./placing";
import type { Commission, Offer, Settled, Table } from "./table";
import type { BankRule, GivenUp } from "./view";

export const letters = (colour: Colour): string => t(`pas-letter-${colour}`);
export const colourName = (colour: Colour): string => t(`palette-${colour}`);

/** The step of the turn, and whether it is one of the last. */
export const progress = ({ step, last_round: last }: Table): string =>
  step === "over" ? "" : [t(`pas-step-${step}`), last && t("pas-last-round")].filter(Boolean).join(" · ");

/** "1 red, 2 green"; the same messages the server counts cards with. */
export function cardsInWords(table: Table, cards: Cards): string {
  return join(
    table.colours.filter((colour) => cards[colour]).map((colour) => t(`cards-${colour}`, { count: cards[colour]! })),
  );
}

/** "orange, green and green", for what is mixed point by point. */
export function coloursInWords(table: Table, cards: Cards): string {
  return join(listed(cards, table.colours).map(colourName));
}

export const titleOf = (title: string): string => (title ? named("title", title) : t("pa-untitled"));

/** Painter, year and place, as far as the card has them. */
export function labelOf(card: Commission): string[] {
  const year = card.year.startsWith("c. ") ? t("year-circa", { year: card.year.slice(3) }) : card.year;
  return [card.artist && named("artist", card.artist), year, card.place && named("place", card.place)].filter(
    Boolean,
  );
}

export const nameOf = (names: readonly string[], seat: number, me: number | null): string =>
  seat === me ? t("seat-you") : (names[seat] ?? "");

/** An open offer, in the server's own sentence. */
export function offerInWords(table: Table, offer: Offer, names: readonly string[], me: number | null): string {
  return t("pa-offer", {
    offer: offer.id,
    you: offer.by === me,
    player: names[offer.by] ?? "",
    to: offer.to === null ? "all" : offer.to === me ? "you" : "other",
    partner: offer.to === null ? "" : (names[offer.to] ?? ""),
    cards: cardsInWords(table, offer.give),
    get: cardsInWords(table, offer.get),
  });
}

/** An offer of this turn that is no longer open, and what became of it. */
export function settledInWords(table: Table, offer: Settled, names: readonly string[], me: number | null): string {
  return t("pa-settled", {
    offer: offer.id,
    you: offer.by === me,
    player: names[offer.by] ?? "",
    to: offer.seat === null ? "all" : offer.seat === me ? "you" : "other",
    partner: offer.seat === null ? "" : (names[offer.seat] ?? ""),
    cards: cardsInWords(table, offer.give),
    get: cardsInWords(table, offer.get),
    fate: offer.fate,
  });
}

/** What a choice gives up for the rest of the turn. */
export function givenUpInWords(table: Table, gives: GivenUp, names: readonly string[], me: number | null): string {
  const { action, complete, trades, partners, offers, swap, last } = gives;
  const players = join(partners.map((seat) => nameOf(names, seat, me)));
  const things = [
    ...complete.map((title) => t("pas-gives-title", { title: titleOf(title), points: table.details[title]!.points })),
    trades > 0 && t("pas-gives-trades", { count: trades }),
    partners.length > 0 && t("pas-gives-partners", { players }),
    offers.length > 0 && t("pas-gives-offers", { count: offers.length }),
    swap && t("pas-gives-swap"),
  ].filter((thing) => thing !== false);
  return t("pas-gives-up", { action, things: join(things), last });
}

/** Where a hex brings the colour that is sought, or why it does not. */
export function soughtInWords(colour: Colour, from: Sources): string {
  const name = { colour: colourName(colour) };
  if (!from.anyHex) return t("pas-pick-bank", name);
  if (!from.bank) return t("refused-bank-empty", { colour });
  const found = [from.mix && t("pas-pick-best", name), from.centre && t("pas-pick-centre", name)].filter(Boolean);
  return found.length > 0 ? found.join(" ") : t("pas-pick-none", name);
}

/** A rule of the bank in one short sentence. */
export const ruleSentence = (rule: BankRule): string => t(`pas-rule-${rule.slice(3).toLowerCase()}`);
