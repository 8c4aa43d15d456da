import { FARM } from "#adapters/postgres/migrations/0001-farm.ts";
import { TRADE } from "#adapters/postgres/migrations/0002-trade.ts";
import { CALLERS } from "#adapters/postgres/migrations/0003-door.ts";
import { OPENING } from "#adapters/postgres/migrations/0004-opening.ts";
import { PAYER } from "#adapters/postgres/migrations/0005-payer.ts";
import { GROWTH } from "#adapters/postgres/migrations/0006-growth.ts";
import { KEEPSAKES } from "#adapters/postgres/migrations/0007-keepsakes.ts";
import { MONEY } from "#adapters/postgres/migrations/0008-money.ts";
import { ERASURES } from "#adapters/postgres/migrations/0009-erasures.ts";
import { SPLASH_UNTIL } from "#adapters/postgres/migrations/0010-splash-until.ts";
import { HELD_EGGS } from "#adapters/postgres/migrations/0012-held-eggs.ts";
import { ERASED_FILES } from "#adapters/postgres/migrations/0013-erased-files.ts";
import { EGGS_THEN } from "#adapters/postgres/migrations/0014-eggs-then.ts";
import { ANSWERS } from "#adapters/postgres/migrations/0015-answers.ts";
import { OPENED_FROM } from "#adapters/postgres/migrations/0016-opened-from.ts";
import { ORDER_WORDS } from "#adapters/postgres/migrations/0017-order-words.ts";
import { IDENTITY } from "#adapters/postgres/migrations/0018-identity.ts";
import { TOPIC_CHANGES } from "#adapters/postgres/migrations/0019-topic-changes.ts";
import { ORDER_SEARCH } from "#adapters/postgres/migrations/0020-order-search.ts";
import { EXTRA } from "#adapters/postgres/migrations/0021-extra.ts";
import { MUTEXES } from "#adapters/postgres/migrations/0022-mutexes.ts";
import { WRITTEN_POSTCODES } from "#adapters/postgres/migrations/0023-written-postcodes.ts";
import { SETTINGS } from "#adapters/postgres/migrations/0024-settings.ts";
import { PICTURES } from "#adapters/postgres/migrations/0025-pictures.ts";
import { NEWEST_POSTS } from "#adapters/postgres/migrations/0026-newest-posts.ts";
import { PEOPLE } from "#adapters/postgres/migrations/0027-people.ts";
import { INBOX } from "#adapters/postgres/migrations/0028-inbox.ts";
import { ORDER_DAYS } from "#adapters/postgres/migrations/0029-order-days.ts";
import { PAID_BY_HAND } from "#adapters/postgres/migrations/0030-paid-by-hand.ts";
import { FLOCK_CARE } from "#adapters/postgres/migrations/0031-flock-care.ts";
import { ORDER_TOKENS } from "#adapters/postgres/migrations/0032-order-tokens.ts";
import { PART_REFUNDS } from "#adapters/postgres/migrations/0033-part-refunds.ts";
import { EGG_BOOK } from "#adapters/postgres/migrations/0034-egg-book.ts";
import { EGG_BOOK_READ } from "#adapters/postgres/migrations/0035-egg-book-read.ts";
import { MOVED_HALVES } from "#adapters/postgres/migrations/0036-moved-halves.ts";
import { LOGGED_ORDERS } from "#adapters/postgres/migrations/0037-logged-orders.ts";
import { HALVES_BACK } from "#adapters/postgres/migrations/0038-halves-back.ts";
import { FOLDED_SIGNS } from "#adapters/postgres/migrations/0039-folded-signs.ts";
import { UNTOLD } from "#adapters/postgres/migrations/0040-untold.ts";
import { LEAVING_ORDERS } from "#adapters/postgres/migrations/0041-leaving-orders.ts";

export type Migration = readonly [string, readonly string[]];

/** Shops have run these: only new ones are added. */
export const MIGRATIONS: readonly Migration[] = [
  ["0001-farm", FARM],
  ["0002-trade", TRADE],
  ["0003-door", CALLERS],
  ["0004-opening", OPENING],
  ["0005-payer", PAYER],
  ["0006-growth", GROWTH],
  ["0007-keepsakes", KEEPSAKES],
  ["0008-money", MONEY],
  ["0009-erasures", ERASURES],
  ["0010-splash-until", SPLASH_UNTIL],
  // What it filled is gone since 0020.
  ["0011-packs", []],
  ["0012-held-eggs", HELD_EGGS],
  ["0013-erased-files", ERASED_FILES],
  ["0014-eggs-then", EGGS_THEN],
  ["0015-answers", ANSWERS],
  ["0016-opened-from", OPENED_FROM],
  ["0017-order-words", ORDER_WORDS],
  ["0018-identity", IDENTITY],
  ["0019-topic-changes", TOPIC_CHANGES],
  ["0020-order-search", ORDER_SEARCH],
  ["0021-extra", EXTRA],
  ["0022-mutexes", MUTEXES],
  ["0023-written-postcodes", WRITTEN_POSTCODES],
  ["0024-settings", SETTINGS],
  ["0025-pictures", PICTURES],
  ["0026-newest-posts", NEWEST_POSTS],
  ["0027-people", PEOPLE],
  ["0028-inbox", INBOX],
  ["0029-order-days", ORDER_DAYS],
  ["0030-paid-by-hand", PAID_BY_HAND],
  ["0031-flock-care", FLOCK_CARE],
  ["0032-order-tokens", ORDER_TOKENS],
  ["0033-part-refunds", PART_REFUNDS],
  ["0034-egg-book", EGG_BOOK],
  ["0035-egg-book-read", EGG_BOOK_READ],
  ["0036-moved-halves", MOVED_HALVES],
  ["0037-logged-orders", LOGGED_ORDERS],
  ["0038-halves-back", HALVES_BACK],
  ["0039-folded-signs", FOLDED_SIGNS],
  ["0040-untold", UNTOLD],
  ["0041-leaving-orders", LEAVING_ORDERS],
];
