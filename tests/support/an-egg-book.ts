import type { Shelf } from "#core/egg-book/shelf-entry.ts";
import type { LoggedSize } from "#core/flocks/flock.ts";
import { aSharedShop, LARGE_DOZEN } from "#tests/support/a-shared-shop.ts";

/** It is noon on Saturday 20 June 2026. */
export const TODAY = "2026-06-20";

export const typedCounts = (counts: Partial<Record<LoggedSize, number>>) => ({
  small: String(counts.small ?? 0),
  medium: "0",
  large: String(counts.large ?? 0),
  extraLarge: "0",
  doubleYolkers: "0",
});

type Shop = ReturnType<typeof aSharedShop>;

const PRICE = 340;

const withWays = (shop: Shop) => {
  const { office, counter, provider } = shop;
  const pay = async (...wanted: Parameters<typeof counter.openPayment>): Promise<string> => {
    const opened = await counter.openPayment(...wanted);
    if (!opened.ok) throw new Error(opened.refusal.kind);
    const { orderId } = opened.value;
    provider.approve(orderId);
    const taken = await counter.takePayment(orderId);
    if (!taken.ok) throw new Error(taken.refusal.kind);
    return orderId;
  };
  const large = async () => (await office.getEggBook()).kinds.large;
  return {
    ...shop,
    large,
    /** Dozens of large eggs, which are delivered tomorrow. */
    buy: (quantity = 1) => pay([{ ...LARGE_DOZEN, quantity }], "paypal", PRICE * quantity),
    /** A dozen that is delivered tomorrow, and one that is collected a week later. */
    buyHalves: () =>
      pay(
        [LARGE_DOZEN, { ...LARGE_DOZEN, deliveryMethod: "collection" }],
        "paypal",
        2 * PRICE,
        "",
        {
          delivery: "2026-06-21",
          collection: "2026-06-28",
        },
      ),
    log: (eggs: number, date = TODAY, flock: "1" | "2" = "1") =>
      office.logEggs({ flock, date, counts: typedCounts({ large: eggs }) }),
    setStock: async (to: number) => {
      const { version } = (await office.getStockSheet()).large;
      return office.saveInventory([{ category: "large", version, to }]);
    },
    countShelf: async (eggs: number) => {
      const { shelf, promised } = await large();
      return office.countShelf([{ category: "large", eggs, seen: { shelf, promised } }]);
    },
    /** "packed 12", the newest first. */
    moves: async () => (await office.getEggBook()).moves.map(({ kind, eggs }) => `${kind} ${eggs}`),
  };
};

export type ShopWithBook = ReturnType<typeof withWays>;

/** 180 large eggs stand in the stock of a fresh shop. */
export const withClosedBook = (given: Parameters<typeof aSharedShop>[0] = {}): ShopWithBook =>
  withWays(aSharedShop(given));

export const withBookOf = async (bare: Shop, shelf: Shelf): Promise<ShopWithBook> => {
  const shop = withWays(bare);
  const opened = await shop.office.openBook({ shelf });
  if (!opened.ok) throw new Error(opened.refusal.kind);
  return shop;
};

export const withOpenBook = (
  eggs = 180,
  given: Parameters<typeof aSharedShop>[0] = {},
): Promise<ShopWithBook> => {
  const laid = "2026-06-15";
  return withBookOf(aSharedShop(given), { large: { eggs, laid }, small: { eggs: 150, laid } });
};

/** Given on two days to flock 1, which was written down later. */
export const WORMER = {
  flock: "1" as const,
  medicine: "Wormer",
  batch: "",
  quantity: "60 g",
  treated: "",
  reason: "",
  boughtFrom: "",
  boughtOn: "",
  first: "2026-06-17",
  last: "2026-06-18",
  days: "2",
  prescribedBy: "",
};
