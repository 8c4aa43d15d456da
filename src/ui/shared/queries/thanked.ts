import type { QueryClient } from "@tanstack/react-query";

const pages = new WeakMap<QueryClient, Set<string>>();

/** The orders that this page has thanked for, or will as it takes their payment. */
export const thankedHere = (client: QueryClient): Set<string> => {
  const known = pages.get(client) ?? new Set();
  pages.set(client, known);
  return known;
};
