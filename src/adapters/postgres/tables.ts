import type { Generated } from "kysely";
import type { DocumentName } from "#adapters/farm-json/farm-documents.ts";
import type { KindTable } from "#adapters/postgres/collection-tables.ts";
import type { Extra, Instant, Json } from "#adapters/postgres/column-types.ts";
import type { MailTables } from "#adapters/postgres/mail-tables.ts";
import type { PictureTables } from "#adapters/postgres/picture-tables.ts";
import type { CallerTables } from "#adapters/postgres/session-tables.ts";

type Place = Generated<number>;

interface CollectionTable {
  readonly id: string;
  readonly place: Place;
  readonly record: Json<object>;
  readonly extra: Extra;
}

interface TopicChangeTable {
  readonly topic: string;
  readonly writer: string;
  readonly times: Generated<number>;
  readonly at: Generated<Date>;
}

type CollectionTables = { readonly [Name in KindTable]: CollectionTable };

export interface Tables extends CollectionTables, CallerTables, MailTables, PictureTables {
  readonly migration: { readonly name: string };
  readonly lease: { readonly name: string; readonly holder: string; readonly until: Instant };
  readonly mutex: { readonly name: string; readonly taken: number };
  readonly topic_change: TopicChangeTable;
  readonly stock: { readonly category: string; readonly eggs: number };
  readonly price: {
    readonly category: string;
    readonly pack_size: number;
    readonly pence: number;
  };
  readonly erasure: {
    readonly email_hash: string;
    readonly at: string;
    readonly in_files: boolean;
  };
  readonly setting: { readonly name: string; readonly value: Json<unknown> };
  readonly document_extra: { readonly document: DocumentName; readonly extra: Json<unknown> };
}
