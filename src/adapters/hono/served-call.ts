import type { GenericSchema } from "valibot";
import { type CallKind, ENDPOINTS, type Part } from "#adapters/http/endpoints.ts";
import * as inputs from "#adapters/http/inputs.ts";

/** The schema of a list of arguments, of which the last may be left out. */
export type InputSchema = GenericSchema<unknown, readonly unknown[]> & {
  readonly items: readonly { readonly type: string }[];
};

/** A row of the table of calls, with its schema. */
export interface ServedCall {
  readonly part: Part;
  readonly name: string;
  readonly kind: CallKind;
  readonly input: InputSchema;
}

interface Row {
  readonly kind: CallKind;
  readonly input: (is: typeof inputs) => object;
}

const servedIn = (part: Part): readonly ServedCall[] =>
  Object.entries<Row>(ENDPOINTS[part]).map(([name, { kind, input }]) => ({
    part,
    name,
    kind,
    input: input(inputs) as InputSchema,
  }));

export const SERVED_CALLS: readonly ServedCall[] = [...servedIn("counter"), ...servedIn("office")];

const byPath = new Map(SERVED_CALLS.map((call) => [`${call.part}/${call.name}`, call]));

/** Null where there is no such call. */
export const servedCall = (part: string, name: string): ServedCall | null =>
  byPath.get(`${part}/${name}`) ?? null;
