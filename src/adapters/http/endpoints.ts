import { COUNTER_ENDPOINTS } from "#adapters/http/counter-endpoints.ts";
import type { Access, Endpoint } from "#adapters/http/endpoint.ts";
import { OFFICE_ENDPOINTS } from "#adapters/http/office-endpoints.ts";

export const ENDPOINTS = { counter: COUNTER_ENDPOINTS, office: OFFICE_ENDPOINTS } as const;

export type Part = keyof typeof ENDPOINTS;

export const accessOf = (part: Part, { access }: Pick<Endpoint, "access">): Access =>
  access ?? (part === "office" ? "owner" : "anyone");
