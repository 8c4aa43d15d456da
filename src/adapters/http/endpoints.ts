import { COUNTER_ENDPOINTS } from "#adapters/http/counter-endpoints.ts";
import type { Access, Endpoint } from "#adapters/http/endpoint.ts";
import { OFFICE_ENDPOINTS } from "#adapters/http/office-endpoints.ts";

/** The table of calls over HTTP: the server and `remoteShop` are made from its parts. */
export const ENDPOINTS = { counter: COUNTER_ENDPOINTS, office: OFFICE_ENDPOINTS } as const;

export type Part = keyof typeof ENDPOINTS;

/** A call of the office is the owner's alone, unless its row says otherwise. */
export const accessOf = (part: Part, { access }: Pick<Endpoint, "access">): Access =>
  access ?? (part === "office" ? "owner" : "anyone");
