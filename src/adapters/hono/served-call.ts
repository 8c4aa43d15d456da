import type { GenericSchema } from "valibot";
import type { Access, CallKind } from "#adapters/http/endpoint.ts";
import { accessOf, ENDPOINTS, type Part } from "#adapters/http/endpoints.ts";
import { type Inputs, inputs } from "#adapters/http/inputs.ts";

export type InputSchema = GenericSchema<unknown, readonly unknown[]> & {
  readonly items: readonly { readonly type: string }[];
};

export interface ServedCall {
  readonly part: Part;
  readonly name: string;
  readonly kind: CallKind;
  readonly access: Access;
  readonly input: InputSchema;
}

interface Row {
  readonly kind: CallKind;
  readonly access?: Access;
  readonly input: (is: Inputs) => object;
}

const servedIn = (part: Part): readonly ServedCall[] =>
  Object.entries<Row>(ENDPOINTS[part]).map(([name, row]) => ({
    part,
    name,
    kind: row.kind,
    access: accessOf(part, row),
    input: row.input(inputs) as InputSchema,
  }));

export const SERVED_CALLS: readonly ServedCall[] = [...servedIn("counter"), ...servedIn("office")];

const byPath = new Map(SERVED_CALLS.map((call) => [`${call.part}/${call.name}`, call]));

export const servedCall = (part: string, name: string): ServedCall | null =>
  byPath.get(`${part}/${name}`) ?? null;
