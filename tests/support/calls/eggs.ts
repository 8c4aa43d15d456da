import { CLOSED_BOOK } from "#core/ledger/book-settings.ts";
import { bookVersion } from "#core/ledger/kept-book-settings.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { ExamplesOf } from "#tests/support/calls/examples-of.ts";

const A_WEEK = { first: "2026-11-16", last: "2026-11-22" };

/** Stock, prices and the egg book. */
export const EGGS = {
  getStockSheet: [[]],
  saveInventory: [[[]], [[{ category: "small", version: "150", to: 7 }]]],
  getPriceSheet: [[]],
  savePrices: [
    [[]],
    [[{ category: "small", packSize: 6, version: "x", to: -1.5 }]],
    [[{ category: "large", packSize: 12, version: "340", to: 350 }]],
  ],
  getEggBook: [[]],
  getEggBalance: [[A_WEEK]],
  getBookEntries: [[A_WEEK]],
  getLot: [["A"]],
  getOrdersWithEggs: [["1"]],
  getUnfitOrders: [[]],
  getDisputedOrders: [[]],
  isBookOpen: [[]],
  openBook: [[{ shelf: { large: { eggs: 204, laid: "2026-11-16" } } }], [{ shelf: {} }]],
  countShelf: [
    [[{ category: "large", eggs: 200, seen: { shelf: 180, promised: 0 } }]],
    [[{ category: "small", eggs: 0, laid: "2026-11-16", seen: { shelf: 150, promised: 0 } }]],
    [[{ category: "large", eggs: 6, laid: "2026-06-19", seen: { shelf: 174, promised: 24 } }]],
  ],
  takeEggs: [
    [{ id: "A", category: "large", eggs: 6, kind: "given", note: "To the fair" }],
    [{ id: "A", category: "large", eggs: 6, kind: "old", lot: "B" }],
    [{ id: "T", category: "large", eggs: 6, kind: "given", lot: "A-large", note: "To the fair" }],
  ],
  undoMoves: [[["A", "B"]], [["A"]]],
  saveBookSettings: [
    [
      {
        version: bookVersion({ ...CLOSED_BOOK, isOpen: true }),
        bestBeforeDays: 27,
        handOverDays: 20,
      },
    ],
  ],
  closeBook: [[]],
} satisfies Partial<ExamplesOf<Shop["office"]>>;
