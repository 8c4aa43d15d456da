import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { eggsIn } from "#core/inventory/stock.ts";
import type { Agreement } from "#core/payments/agreement.ts";

/** Unapproved payments hold at most half of a category's eggs, those of one address a quarter. */
const ALL_TOGETHER = 2;
const FROM_ONE_ADDRESS = 4;

export const isOpenedBefore = (one: Agreement, other: Agreement): boolean =>
  one.openedAt === other.openedAt ? one.reference < other.reference : one.openedAt < other.openedAt;

export const byOpening = (one: Agreement, other: Agreement): number =>
  isOpenedBefore(one, other) ? -1 : 1;

const shareOf = (stock: Inventory, parts: number) => {
  const left = { ...stock };
  for (const id of CATEGORY_IDS) left[id] = Math.floor(stock[id] / parts);
  return {
    fits: (asked: Inventory) => CATEGORY_IDS.every((id) => asked[id] <= left[id]),
    take: (asked: Inventory) => {
      for (const id of CATEGORY_IDS) left[id] -= asked[id];
    },
  };
};

/** In the order of opening: a payment is held whole, or not at all. */
export const heldOpenings = (
  opened: readonly Agreement[],
  stock: Inventory,
): readonly Agreement[] => {
  const all = shareOf(stock, ALL_TOGETHER);
  const addresses = new Map<string, ReturnType<typeof shareOf>>();
  return opened.toSorted(byOpening).filter(({ purchase, openedFrom }) => {
    const asked = eggsIn(purchase.lines);
    const shares = [all];
    if (openedFrom) {
      const share = addresses.get(openedFrom) ?? shareOf(stock, FROM_ONE_ADDRESS);
      addresses.set(openedFrom, share);
      shares.push(share);
    }
    const isHeld = shares.every((share) => share.fits(asked));
    if (isHeld) for (const share of shares) share.take(asked);
    return isHeld;
  });
};
