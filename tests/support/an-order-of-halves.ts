import { expect } from "vitest";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { withOpenBook } from "#tests/support/an-egg-book.ts";

export const OLD = "2026-06-01";
export const NEW = "2026-06-19";

/** A dozen is delivered tomorrow, another one is collected a week later; of each lay day there are so many. */
export const withHalves = async ([old, fresh]: readonly [number, number]) => {
  const shop = await withOpenBook(0);
  await shop.log(old, OLD);
  await shop.log(fresh, NEW);
  const id = await shop.buyHalves();
  return {
    ...shop,
    id,
    left: async () => (await shop.large()).lots.map(({ laid, left }) => [laid, left]),
    handOver: (method: DeliveryMethod, isDone = true, laid?: string) =>
      shop.office.handOver({ id, method, isDone, laid }),
    mark: (status: "Ready" | "Completed" | "Pending") => shop.office.setOrderStatus({ id, status }),
    /** How many eggs of each lay day the order is out with, by the pages of its lots. */
    out: async () => {
      const { kinds } = await shop.office.getEggBook();
      const lots = await shop.records.lots.bookedSince("2026-01-01T00:00:00.000Z");
      expect(kinds.large.lots.every(({ left }) => left > 0)).toBe(true);
      const pages = await Promise.all(lots.map((lot) => shop.office.getLot(lot.id)));
      return pages.flatMap((page) =>
        (page?.orders ?? []).map(({ eggs }) => [page?.lot.laid, eggs] as const),
      );
    },
  };
};
