import fc from "fast-check";
import type { FarmDocuments } from "#adapters/farm-json/farm-documents.ts";
import { flockCare } from "#tests/support/farm-documents/care.ts";
import { eggLots, eggMoves, farmBook } from "#tests/support/farm-documents/egg-book.ts";
import { flockData } from "#tests/support/farm-documents/flocks.ts";
import { customers, orders } from "#tests/support/farm-documents/orders.ts";
import { farmProfile } from "#tests/support/farm-documents/profile.ts";
import { eggInventory, eggPrices } from "#tests/support/farm-documents/stock.ts";
import { blogPosts, splashConfig } from "#tests/support/farm-documents/stories.ts";
import { farmWeek } from "#tests/support/farm-documents/week.ts";

/** What any shop may hold that takes every record: all of it can be read, and no id or e-mail is there twice. */
export const farmDocuments: fc.Arbitrary<FarmDocuments> = fc.record({
  eggInventory,
  eggPrices,
  orders,
  customers,
  flockData,
  flockCare,
  blogPosts,
  splashConfig,
  farmProfile,
  farmWeek,
  farmBook,
  eggLots,
  eggMoves,
  runOrder: fc.uniqueArray(fc.constantFrom("RH10 6AB", "RH10 6AA", "RH11 0AA"), { maxLength: 3 }),
});

/** Documents without a record, but for a splash page that says nothing. */
export const NO_RECORDS: FarmDocuments = {
  eggInventory: {},
  eggPrices: {},
  orders: [],
  customers: [],
  flockData: {},
  flockCare: {},
  blogPosts: [],
  splashConfig: { content: "", enabled: false, version: 1 },
  farmProfile: {},
  farmWeek: {},
  runOrder: [],
  farmBook: {},
  eggLots: {},
  eggMoves: [],
};

const FLAWS = [7, "nobody", null, { name: "without an id" }, []] as const;

/** What a person may have written into a file: records twice, or that are none, anywhere among the others. */
export const flawedDocuments: fc.Arbitrary<FarmDocuments> = fc
  .tuple(
    farmDocuments,
    fc.array(fc.tuple(fc.nat(), fc.boolean(), fc.constantFrom(...FLAWS)), { maxLength: 6 }),
  )
  .map(([documents, flaws]) => {
    const withFlaws = (list: unknown): unknown =>
      flaws.reduce<unknown[]>(
        (all, [at, isTwin, flaw]) =>
          all.toSpliced(at % (all.length + 1), 0, isTwin ? (all[at % all.length] ?? flaw) : flaw),
        Array.isArray(list) ? list : [],
      );
    return {
      ...documents,
      orders: withFlaws(documents.orders),
      customers: withFlaws(documents.customers),
    };
  });
