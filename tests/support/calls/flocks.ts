import type { Shop } from "#core/shop/shop.ts";
import { NOON } from "#tests/support/a-shop.ts";
import type { ExamplesOf } from "#tests/support/calls/examples-of.ts";
import { aCost, aHenEntry, aMedicine, anEggCount } from "#tests/support/records.ts";

const COUNTS = { small: "1", medium: "", large: "2", extraLarge: "0", doubleYolkers: "0" };
const ODD_COUNTS = { ...COUNTS, extraLarge: "x" };
const COST = { flock: "1", date: "", type: "feed", amount: "1.5", description: "" } as const;
const HENS = { flock: "1", date: "", what: "in", hens: "50", weeks: "18", note: "" } as const;
const { id: _id, struck: _struck, ...GIVEN } = aMedicine();
const MEDICINE = { ...GIVEN, flock: "1", days: "7" } as const;
const COUNT = { flock: "1", date: "2026-06-20", cracked: "2" } as const;

/** The books of the flocks: eggs, costs, hens and medicines. */
export const FLOCKS = {
  getFlockOverview: [[]],
  getFlock: [["1"]],
  computeFlockPnL: [["5", "All"]],
  logCost: [[COST]],
  logEggs: [
    [{ flock: "2", date: "2026-06-20", counts: ODD_COUNTS }],
    [{ flock: "1", date: "2026-06-20", counts: COUNTS }],
  ],
  updateCost: [[{ ...COST, before: aCost() }]],
  updateEggs: [
    [{ flock: "1", date: "", counts: ODD_COUNTS, before: anEggCount() }],
    [{ ...COUNT, counts: COUNTS, kept: { size: "large", eggs: "1" }, before: anEggCount() }],
  ],
  deleteCost: [[{ flock: "1", id: "A" }]],
  deleteEggs: [[{ flock: "1", id: "A" }]],
  putBackCost: [
    [{ flock: "1", removed: [] }],
    [{ flock: "1", removed: [{ item: aCost({ id: "B" }), unknown: null }] }],
  ],
  putBackEggs: [[{ flock: "1", removed: [{ item: anEggCount({ id: "B" }), unknown: null }] }]],
  getFlockCare: [["1"]],
  getCareOverview: [[]],
  nameFlock: [
    [
      {
        ...{ flock: "1", name: "Reds", pulletsUntil: "2026-12-24" },
        before: { name: "", pulletsUntil: "" },
      },
    ],
  ],
  addHens: [[HENS], [{ ...HENS, what: "died", hens: "2", weeks: "" }]],
  updateHens: [
    [{ ...HENS, before: aHenEntry({ weeks: null }) }],
    [{ ...HENS, before: aHenEntry() }],
  ],
  deleteHens: [[{ flock: "1", id: "A" }]],
  putBackHens: [[{ flock: "1", removed: [{ item: aHenEntry({ id: "B" }), unknown: null }] }]],
  addMedicine: [[MEDICINE]],
  correctMedicine: [
    [{ ...MEDICINE, before: aMedicine({ struck: { at: NOON, reason: "Wrong" } }) }],
    [{ ...MEDICINE, days: "14", before: aMedicine() }],
  ],
  strikeMedicine: [[{ flock: "1", id: "A", reason: "Given to another flock" }]],
  getCountSheet: [["2026-06-20"]],
  logCount: [
    [{ ...COUNT, id: "A", counts: ODD_COUNTS, kept: { size: "large", eggs: "6" } }],
    [{ ...COUNT, id: "SENT", counts: COUNTS, kept: { size: "large", eggs: "1" } }],
  ],
} satisfies Partial<ExamplesOf<Shop["office"]>>;
