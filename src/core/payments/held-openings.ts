import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { eggsIn } from "#core/inventory/stock.ts";
import type { Agreement } from "#core/payments/agreement.ts";

/** Payments that nobody has approved hold together at most one in so many of a category's eggs, */
const ALL_TOGETHER = 2;
/** and those that were opened from one place one in so many. */
const FROM_ONE_PLACE = 4;

/** Whether one payment was opened before another. Of one instant, the one of the lower reference. */
export const isOpenedBefore = (one: Agreement, other: Agreement): boolean =>
  one.openedAt === other.openedAt ? one.reference < other.reference : one.openedAt < other.openedAt;

/** What opened payments take of a share of the shelf, one after another. */
const aShare = (shelf: Inventory, parts: number) => {
  const left = { ...shelf };
  for (const id of CATEGORY_IDS) left[id] = Math.floor(shelf[id] / parts);
  return {
    fits: (asked: Inventory) => CATEGORY_IDS.every((id) => asked[id] <= left[id]),
    take: (asked: Inventory) => {
      for (const id of CATEGORY_IDS) left[id] -= asked[id];
    },
  };
};

/**
 * Of opened payments those that hold their eggs. They are looked at in the order of opening: each is held whole, where
 * it fits into what is left of the shares, or not at all.
 */
export const heldOpenings = (
  opened: readonly Agreement[],
  shelf: Inventory,
): readonly Agreement[] => {
  const all = aShare(shelf, ALL_TOGETHER);
  const places = new Map<string, ReturnType<typeof aShare>>();
  const shareOf = (place: string) => {
    const share = places.get(place) ?? aShare(shelf, FROM_ONE_PLACE);
    places.set(place, share);
    return share;
  };
  return opened
    .toSorted((one, other) => (isOpenedBefore(one, other) ? -1 : 1))
    .filter(({ purchase, openedFrom }) => {
      const asked = eggsIn(purchase.lines);
      const shares = openedFrom ? [all, shareOf(openedFrom)] : [all];
      const isHeld = shares.every((share) => share.fits(asked));
      if (isHeld) for (const share of shares) share.take(asked);
      return isHeld;
    });
};
