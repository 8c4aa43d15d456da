import { COUNTER_CALLS } from "#adapters/http/counter-calls.ts";
import { OFFICE_CALLS } from "#adapters/http/office-calls.ts";

/** Every call that the shop answers over HTTP. */
export const CALLS = { counter: COUNTER_CALLS, office: OFFICE_CALLS };

export type Part = keyof typeof CALLS;
