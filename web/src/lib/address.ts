// Links that are given to others begin with an address at which others reach the server. That is rarely the one this page was
// opened at: a host opens it at 127.0.0.1, which leads everybody else to their own computer.
import { api } from "./api";
import type { Address } from "./protocol";

export function askAddress(): Promise<Address> {
  return api.address().catch(() => ({ url: location.origin, local: false }));
}
