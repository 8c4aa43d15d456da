import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import type { Visitor } from "#core/visitor/visitor.ts";
import { aCountToSend } from "#tests/support/counts.ts";

type Asking = `get${string}` | `is${string}` | `has${string}` | "list" | "newId";

type InputsOf<Part> = {
  readonly [Name in keyof Part as Name extends Asking
    ? never
    : Part[Name] extends (...input: never[]) => Promise<unknown>
      ? Name
      : never]: Part[Name] extends (...input: infer Input) => Promise<unknown>
    ? readonly [Input, ...Input[]]
    : never;
};

type Parts = "buyer" | "author" | "packer" | "ticks" | "eggCounter" | "counts";

type VisitorInputs = { readonly visitor: InputsOf<Visitor> } & {
  readonly [Part in Parts]: InputsOf<Visitor[Part]>;
};

const PACK = { category: "large", packSize: 12, deliveryMethod: "delivery" } as const;
const LINE = { ...PACK, price: 340, quantity: 2 };
const FULL = { ...LINE, quantity: 9_999 };
const POST = { title: "Hens", featuredImage: "", content: "<p>They lay.</p>", tags: "a, b" };
const PNG =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==";
const DETAILS = { name: "Mabel Hen", email: "", phone: "07700 900123", recipient: "" };
const NO_COUNTS = { small: "", medium: "", large: "", extraLarge: "", doubleYolkers: "" };

/** A deed that another page has done. */
const DONE = "done-by-another-page";

/** For each command of a browser lists of arguments that it takes. */
export const VISITOR_INPUTS: VisitorInputs = {
  visitor: {
    addToCart: [
      [{ ...PACK, price: 340, inStock: 100 }, null],
      [{ ...PACK, price: 340, inStock: 6 }, null],
      [{ ...PACK, price: 340, inStock: 100 }, DONE],
    ],
    setQuantity: [
      [{ choice: PACK, quantity: 3 }, null],
      [{ choice: PACK, quantity: 9_999 }, null],
      [{ choice: PACK, quantity: 3 }, DONE],
    ],
    changeDelivery: [
      [{ choice: PACK, deliveryMethod: "collection" }, null],
      [{ choice: PACK, deliveryMethod: "collection" }, DONE],
    ],
    putBack: [
      [{ line: FULL, place: 0 }, null],
      [{ line: FULL, place: 0 }, null],
      [{ line: FULL, place: 0 }, DONE],
    ],
    removeFromCart: [
      [PACK, null],
      [PACK, DONE],
    ],
    clearCart: [[]],
    mendCart: [[]],
    forgetEmail: [[]],
    rememberPostcode: [
      ["RH10 6AB", null],
      ["RH10 6AB", DONE],
    ],
    chooseDay: [
      [{ method: "delivery", day: "2026-06-27" }, null],
      [{ method: "delivery", day: "2026-06-27" }, DONE],
    ],
    chooseDelivery: [
      ["collection", null],
      ["delivery", DONE],
    ],
    closeSplash: [
      [1, null],
      [1, DONE],
    ],
    claim: [
      [null, null],
      [null, DONE],
    ],
  },
  buyer: {
    payForCart: [
      [{ method: "paypal", expectedTotal: 0 }],
      [{ method: "practice", expectedTotal: 340, note: "Ring", days: { delivery: "2026-06-27" } }],
      [{ method: "practice", expectedTotal: 340, typed: { name: "Mabel Hen" } }],
    ],
    collectInstead: [
      [null, null],
      [null, DONE],
    ],
    deliverAgain: [
      [[{ line: LINE, place: 0 }], null],
      [[], DONE],
    ],
    orderAgain: [
      [
        {
          items: [{ id: "large-12", name: "Large Eggs", ...PACK, quantity: 1 }],
          prices: DEFAULT_PRICES,
          inventory: DEFAULT_INVENTORY,
        },
      ],
    ],
    noteThanks: [[[]], [["PAY-1"]]],
    takeOut: [
      [[{ choice: PACK, quantity: 1 }], null],
      [[], DONE],
    ],
    keepNote: [
      ["Ring twice", null],
      ["Ring twice", DONE],
    ],
    keepDetails: [
      [DETAILS, null],
      [DETAILS, DONE],
    ],
    takePayment: [["PAY-9"], ["PAY-404", { givenName: "Ada", email: "ada@example.com" }]],
    cancelPayment: [["PAY-9"]],
    recoverPayments: [[]],
    forgetPayment: [["PAY-9"]],
  },
  author: {
    collapseSidebar: [[true]],
    noteBackup: [[{ made: "2026-06-20T12:00:00.000Z", checksum: "sha256:" }]],
    persistStorage: [[]],
    preparePictures: [[{ content: `<img src="${PNG}">` }]],
    makePictureSmaller: [[PNG], ["/pictures/none"]],
    startDraft: [[]],
    keepDraft: [[{ draftKey: "A", typed: POST }]],
    discardDraft: [["A"]],
    publishPost: [[{ ...POST, draftKey: "A" }], [{ ...POST, title: "", draftKey: "A" }]],
    republishPost: [[{ ...POST, id: "A", version: "x" }]],
    removePost: [["A"]],
  },
  packer: {
    takeAlong: [["2026-06-20"]],
    keepPage: [[]],
    forgetTakenAlong: [[]],
    tickAlong: [[{ orderId: "A", box: "packed", isDone: true }]],
    notePrinted: [[{ day: "2026-06-20", parcels: [], eggs: null, hasLabels: false }]],
    chooseLabelKind: [["62x29"]],
  },
  ticks: {
    add: [[{ orderId: "A", box: "packed", isDone: true, seen: 0 }]],
    throwAway: [["A"], ["SENT"]],
    tryAgain: [["A"]],
    sendAll: [[]],
  },
  eggCounter: {
    noteFlock: [["1"]],
    forgetOwnCounts: [[]],
    saveCount: [
      [aCountToSend()],
      [aCountToSend({ date: "2026-06-21" }), { instead: "C1", isLost: true }],
      [aCountToSend({ counts: NO_COUNTS }), {}],
    ],
    logAtOnce: [[aCountToSend()]],
    keepPage: [[]],
    undoCount: [[{ flock: "1", id: "C1" }], [{ flock: "1", id: "SENT" }]],
  },
  counts: {
    add: [[aCountToSend()]],
    throwAway: [["C1"], ["SENT"]],
    tryAgain: [["C1"]],
    sendAll: [[]],
  },
};
