import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { FLOCK_IDS } from "#core/flocks/flock.ts";
import type { ShopStore } from "#ports/store.ts";

/** All that a shop keeps, but for who is logged in. */
export const everythingKept = async ({
  archive,
  records,
}: Pick<ShopStore, "archive" | "records">): Promise<object> => ({
  ...(await archive.read()),
  agreements: await records.agreements.openedBefore("2099-01-01"),
  refunds: await records.refunds.all(),
  partRefunds: await records.partRefunds.all(),
  messages: await records.messages.page(null),
  waitlist: await Promise.all(CATEGORY_IDS.map((id) => records.waitlist.of(id))),
  book: await records.bookSettings.load(),
  countNotes: await Promise.all(FLOCK_IDS.map((id) => records.care.countNotes(id))),
});
