import type { GenericSchema } from "valibot";
import {
  type Access,
  type CallKind,
  type Endpoint,
  type Keeping,
  keepingOf,
  type WaitsFor,
  waitsForOf,
} from "#adapters/http/endpoint.ts";
import { accessOf, ENDPOINTS, type Part } from "#adapters/http/endpoints.ts";
import { inputs } from "#adapters/http/inputs.ts";
import type { ShopNews } from "#ports/change-feed.ts";

export type InputSchema = GenericSchema<unknown, readonly unknown[]> & {
  readonly items: readonly { readonly type: string }[];
};

export interface ServedCall {
  readonly part: Part;
  readonly name: string;
  readonly kind: CallKind;
  readonly access: Access;
  readonly waitsFor: WaitsFor;
  readonly answer: Keeping;
  readonly reads: readonly ShopNews[];
  readonly limit: Endpoint["limit"];
  readonly mostBytes: number;
  readonly input: InputSchema;
}

const servedIn = (part: Part): readonly ServedCall[] =>
  Object.entries<Endpoint>(ENDPOINTS[part]).map(([name, row]) => ({
    part,
    name,
    kind: row.kind,
    access: accessOf(part, row),
    waitsFor: waitsForOf(row),
    answer: keepingOf(row),
    reads: row.reads ?? [],
    limit: row.limit,
    mostBytes: row.mostBytes ?? 64_000,
    input: row.input(inputs) as InputSchema,
  }));

export const SERVED_CALLS: readonly ServedCall[] = [...servedIn("counter"), ...servedIn("office")];

const byPath = new Map(SERVED_CALLS.map((call) => [`${call.part}/${call.name}`, call]));

export const servedCall = (part: string, name: string): ServedCall | null =>
  byPath.get(`${part}/${name}`) ?? null;
