import type { Generated } from "kysely";
import type { Instant } from "#adapters/postgres/column-types.ts";

export interface MailTables {
  readonly link_request: {
    readonly id: string;
    readonly email: string;
    readonly at: Generated<Date>;
  };
  readonly link: {
    readonly token_hash: string;
    readonly request: string;
    readonly email: string;
    readonly until: Instant;
  };
  readonly order_token: {
    readonly token_hash: string;
    readonly order_id: string;
    readonly at: Generated<Date>;
    readonly mends: Generated<number>;
  };
  readonly proven: {
    readonly key_hash: string;
    readonly email_key: string;
    readonly email: string;
    readonly at: Generated<Date>;
  };
}
