import type { Archive } from "#ports/archive.ts";
import type { ChangeFeed, ShopNews, VisitorTopic } from "#ports/change-feed.ts";
import type { DeedsAtOnce } from "#ports/outbox.ts";
import type { ShopperRecords, ShopRecords, VisitorRecords } from "#ports/records.ts";
import type { UnitOfWork } from "#ports/unit-of-work.ts";

export interface Store<Records, Topic extends ShopNews | VisitorTopic> {
  readonly records: Records;
  readonly unitOfWork: UnitOfWork<Records>;
  readonly changes: ChangeFeed<Topic>;
}

export interface ShopStore extends Store<ShopRecords, ShopNews> {
  readonly archive: Archive;
}

export interface BrowserStore<Records> extends Store<Records, VisitorTopic> {
  readonly deeds: DeedsAtOnce;
}

export type ShopperStore = BrowserStore<ShopperRecords>;

export type VisitorStore = BrowserStore<VisitorRecords>;
