import type { Generated } from "kysely";
import type { Instant, Json } from "#adapters/postgres/column-types.ts";

export interface CallerTables {
  readonly session: {
    readonly token_hash: string;
    readonly password_mark: string;
    readonly created: Generated<Date>;
    readonly seen: Generated<Date>;
    readonly device: Generated<string>;
    readonly helper: Generated<string>;
  };
  readonly helper: {
    readonly id: string;
    readonly name: string;
    readonly password_hash: string;
    readonly added: Generated<Date>;
  };
  readonly owner_password: {
    readonly name: string;
    readonly hash: string;
    readonly mark: string;
  };
  readonly secret: { readonly name: string; readonly value: string };
  readonly attempt: { readonly address: string; readonly wrong: number; readonly until: Instant };
  readonly rate: {
    readonly name: string;
    readonly taken: Json<readonly number[]>;
    readonly until: Instant;
  };
  readonly lookup: {
    readonly key_hash: string;
    readonly order_id: string;
    readonly at: Generated<Date>;
  };
  readonly answer: {
    readonly id: string;
    readonly input: string;
    readonly caller: Generated<string>;
    readonly holder: string;
    readonly until: Instant;
    readonly body: string | null;
    readonly at: Generated<Date>;
  };
}
