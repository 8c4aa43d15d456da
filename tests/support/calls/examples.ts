import type { Part } from "#adapters/http/endpoints.ts";
import type { Shop } from "#core/shop/shop.ts";
import { COUNTER } from "#tests/support/calls/counter.ts";
import { EGGS } from "#tests/support/calls/eggs.ts";
import type { ExamplesOf } from "#tests/support/calls/examples-of.ts";
import { FARM } from "#tests/support/calls/farm.ts";
import { FLOCKS } from "#tests/support/calls/flocks.ts";
import { ORDERS } from "#tests/support/calls/orders.ts";

/** The last example of a call has all arguments; a command accepts it in the shop of `plant-shop.ts`. */
export const EXAMPLES: { readonly [Name in keyof Shop]: ExamplesOf<Shop[Name]> } = {
  counter: COUNTER,
  office: { ...ORDERS, ...FLOCKS, ...FARM, ...EGGS },
};

export type Examples = readonly (readonly unknown[])[];

export const examplesOf = (part: Part, name: string): Examples =>
  (EXAMPLES[part] as unknown as Readonly<Record<string, Examples>>)[name] ?? [];
