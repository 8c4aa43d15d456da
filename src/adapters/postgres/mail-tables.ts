import type { Generated } from "kysely";
import type { Instant, Json } from "#adapters/postgres/column-types.ts";
import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { Message } from "#core/messages/message.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

export interface MailTables {
  readonly refund: {
    readonly order_id: string;
    readonly key: string;
    readonly putting_back: Json<readonly DeliveryMethod[]>;
    readonly asked_at: string;
  };
  readonly part_refund: {
    readonly order_id: string;
    readonly wish: string;
    readonly amount: number;
    readonly reason: string;
    readonly asked_at: string;
  };
  readonly message: {
    readonly id: string;
    readonly kind: Message["kind"];
    readonly recipient: string;
    readonly recipient_key: string;
    readonly reply_to: Json<Message["replyTo"] | null>;
    readonly reply_key: string;
    readonly subject: string;
    readonly text: string;
    readonly html: string;
    readonly written_at: string;
    readonly written: Instant;
    readonly state: Message["state"];
    readonly tries: number;
    readonly due_at: string;
    readonly due: Instant;
    readonly mark: Message["mark"] | null;
    readonly links_to: string | null;
  };
  readonly waiting: {
    readonly id: string;
    readonly category: CategoryId;
    readonly email: string;
    readonly email_key: string;
    readonly since: string;
    readonly eggs_then: number | null;
  };
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
  };
  readonly proven: {
    readonly key_hash: string;
    readonly email_key: string;
    readonly email: string;
    readonly at: Generated<Date>;
  };
}
