import { fieldsOf } from "#core/by-hand/edit-order.ts";
import type { MoveWords } from "#core/planning/why-not-moved.ts";
import type { ShopWithBook } from "#tests/support/an-egg-book.ts";

export const SUNDAY = "2026-06-21";

/** Eggs that were laid on 15 June may be handed over until this day. */
export const LAST_DAY = "2026-07-06";

export const DAY_AFTER = "2026-07-07";

/** Why the farm is closed on that Sunday. */
export const FAIR = { first: SUNDAY, last: SUNDAY, method: "both", reason: "Fair" } as const;

/** An order that is to be delivered on Sunday, and the ways to move it. */
export const anOrderForSunday = async (shop: ShopWithBook, dozens = 1) => {
  const { office, order } = shop;
  const id = await shop.buy(dozens);
  return {
    ...shop,
    id,
    moveTo: (day: string, words: MoveWords = {}) =>
      office.moveOrder({ id, method: "delivery", day, anyway: true, ...words }),
    /** With another phone too. */
    editTo: async (day: string, words: MoveWords = {}) => {
      const before = fieldsOf(await order(id));
      const after = { ...before, phone: "07700 900123", days: { delivery: day } };
      return office.editOrder({ ...after, id, before, anyway: true, ...words });
    },
    fields: async () => fieldsOf(await order(id)),
    daysOf: async () => (await order(id)).days,
  };
};
