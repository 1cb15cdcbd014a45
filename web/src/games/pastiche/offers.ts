// An offer that is being composed, and whom open ones are for.
import type { Cards } from "./colours";
import type { Offer, Table } from "./table";
import type { Action } from "./view";

export interface Draft {
  to: number | null; // null: whoever accepts first
  give: Cards;
  get: Cards;
}

export const forMe = (offer: Offer, me: number | null): boolean =>
  me !== null && offer.by !== me && (offer.to === me || (offer.to === null && !(offer.declined ?? []).includes(me)));

/** The cards I lack to accept an offer. */
export const lackedFor = (table: Table, offer: number): Cards =>
  table.unpayable.find((each) => each.offer === offer)?.lacks ?? {};

/** The same cards the other way round, to be changed. */
export const counter = (offer: Offer): Draft => ({ to: offer.by, give: { ...offer.get }, get: { ...offer.give } });

export const offerOf = (draft: Draft): Action => ({ type: "offer", to: draft.to, give: draft.give, get: draft.get });
