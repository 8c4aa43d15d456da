import type { Shop } from "#core/shop/shop.ts";
import type { Visitor } from "#core/visitor/visitor.ts";
import type { ChangeFeed } from "#ports/change-feed.ts";
import type { Connection } from "#ports/connection.ts";
import type { TabNotes } from "#ports/tab-notes.ts";
import type { TypedText } from "#ports/typed-text.ts";

export interface App {
  readonly shop: Shop;
  readonly visitor: Visitor;
  readonly changes: ChangeFeed;
  readonly connection: Connection;
  readonly typed: TypedText;
  readonly tab: TabNotes;
}
