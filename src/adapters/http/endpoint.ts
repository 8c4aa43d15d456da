import type { GenericSchema } from "valibot";
import type { Inputs } from "#adapters/http/inputs.ts";
import type { ShopNews } from "#ports/change-feed.ts";
import type { Limit } from "#ports/request-rate.ts";

/** A sensitive query goes by POST, so that no log keeps its names. */
export type CallKind = "query" | "sensitiveQuery" | "command";

export type Access = "anyone" | "helper" | "owner";

/** Sets a page's patience. "processor" is seconds of work: cleaning HTML, hashing a password. */
export type WaitsFor = "nothing" | "processor" | "provider" | "mail-server" | "all-records";

/** Where the answer is kept for a repeat: "nowhere" if idempotent by itself or secret. */
export type Keeping = "in-its-work" | "at-the-end" | "nowhere";

export interface CallLimit extends Limit {
  /** A query must not write, so each process counts for itself. */
  readonly isOfOneProcess?: true;
  /** Drops the surplus without an error, which would reveal whether an address is known. */
  readonly isSilent?: true;
}

interface Row<Input> {
  readonly limit?: CallLimit | "wrong-passwords";
  /** 64 kB by default. */
  readonly mostBytes?: number;
  readonly access?: Access;
  /** A function keeps the schemas out of a browser's bundle, which needs the kinds alone. */
  readonly input: (is: Inputs) => GenericSchema<Input, Input>;
}

interface Query<Input> extends Row<Input> {
  readonly kind: "query" | "sensitiveQuery";
  readonly access?: "anyone" | "owner";
  readonly waitsFor?: WaitsFor;
}

interface HelpersQuery<Input> extends Row<Input> {
  readonly kind: "query" | "sensitiveQuery";
  readonly access: "helper";
  readonly reads: readonly ShopNews[];
}

interface OneUnitCommand<Input> extends Row<Input> {
  readonly kind: "command";
}

interface OutsideCommand<Input> extends Row<Input> {
  readonly kind: "command";
  readonly waitsFor: "provider" | "mail-server";
}

interface OtherCommand<Input> extends Row<Input> {
  readonly kind: "command";
  readonly waitsFor: "nothing" | "processor" | "all-records";
  readonly answer: Keeping;
}

export type EndpointsOf<Part> = {
  readonly [Name in keyof Part]: Part[Name] extends (...input: infer Input) => Promise<unknown>
    ? "isOneUnit" extends keyof Part[Name]
      ? OneUnitCommand<Input>
      : Query<Input> | HelpersQuery<Input> | OutsideCommand<Input> | OtherCommand<Input>
    : never;
};

export type PublicEndpointsOf<Part> = {
  readonly [Name in keyof Part]: EndpointsOf<Part>[Name] &
    ({ readonly kind: "query" | "sensitiveQuery" } | Required<Pick<Row<never>, "limit">>);
};

export interface Endpoint extends Omit<Row<never>, "input"> {
  readonly kind: CallKind;
  readonly waitsFor?: WaitsFor;
  readonly answer?: Keeping;
  readonly reads?: readonly ShopNews[];
  readonly input: (is: Inputs) => object;
}

export const waitsForOf = ({ waitsFor = "nothing" }: Pick<Endpoint, "waitsFor">): WaitsFor =>
  waitsFor;

export const keepingOf = (row: Pick<Endpoint, "waitsFor" | "answer">): Keeping =>
  row.answer ?? (waitsForOf(row) === "nothing" ? "in-its-work" : "at-the-end");

export const nothing = (is: Inputs) => is.args();
export const oneId = (is: Inputs) => is.args(is.Id);

export const pathOf = (part: string, name: string): string => `/api/${part}/${name}`;

export const KEY_HEADER = "Idempotency-Key";
