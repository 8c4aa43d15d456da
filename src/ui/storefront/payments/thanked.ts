import type { QueryClient } from "@tanstack/react-query";
import type { Buyer } from "#core/visitor/buyer.ts";

const pages = new WeakMap<QueryClient, Set<string>>();

export const thankedHere = (client: QueryClient): Set<string> => {
  const known = pages.get(client) ?? new Set();
  pages.set(client, known);
  return known;
};

/** A page that is about to go shows its thanks too briefly to be seen. */
const SEEN_AFTER_MS = 2_000;

export const noteThanksSoon = (buyer: Buyer, orderIds: readonly string[]): void => {
  setTimeout(() => {
    // Ignored: the next page thanks once more.
    if (document.visibilityState === "visible") buyer.noteThanks(orderIds).catch(() => undefined);
  }, SEEN_AFTER_MS);
};
