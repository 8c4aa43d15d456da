// Records with one field that no shop keeps, each alone in its document.
import type { FarmDocuments } from "#adapters/farm-json/farm-documents.ts";
import type { JsonPath } from "#core/backup/backup-file.ts";

type Field = string;

interface Whole {
  /** Where it stands in a farm's documents. */
  readonly place: JsonPath;
  readonly record: unknown;
  readonly texts?: readonly Field[];
  readonly stories?: readonly Field[];
  readonly figures?: readonly Field[];
}

const AT = "2026-06-15T12:00:00.000Z";
const DAY = "2026-06-15";

const ORDER = {
  id: "ORDER",
  date: AT,
  customerEmail: "ada@example.com",
  customerName: "Ada",
  note: "Ring twice",
  address: { lines: ["1 Mill Lane", "Crawley"], postcode: "RH10 6AB", country: "GB" },
  total: 1,
  fee: 1,
  captured: 1,
  returned: 1,
  parts: [{ id: "PART", amount: 1, at: AT, reason: "Broken" }],
  short: { large: 1 },
  status: "Pending",
  items: [{ id: "large-6", name: "Large Eggs", packSize: 6, price: 1, quantity: 1 }],
  log: [{ at: AT, kind: "edited", detail: "phone" }],
};

const MEDICINE = {
  id: "MEDICINE",
  medicine: "Wormer",
  batch: "",
  quantity: "",
  treated: "",
  reason: "",
  boughtFrom: "",
  boughtOn: "",
  first: DAY,
  last: DAY,
  days: 7,
  prescribedBy: "",
  struck: { at: AT, reason: "" },
};

const LOT = { id: "lot", at: AT, from: "count", flock: "1", laid: DAY, eggs: { large: 6 } };

const CLOSED = { kind: "closed", id: "CLOSED", first: DAY, last: DAY, method: "both", reason: "" };

const KINDS: readonly Whole[] = [
  {
    place: ["orders", 0],
    record: ORDER,
    texts: [
      "customerEmail",
      "customerName",
      "note",
      "address.lines.1",
      "items.0.name",
      "parts.0.reason",
      "log.0.detail",
    ],
    figures: [
      "total",
      "fee",
      "captured",
      "returned",
      "parts.0.amount",
      "short.large",
      "items.0.price",
      "items.0.packSize",
      "items.0.quantity",
    ],
  },
  {
    place: ["customers", 0],
    record: { id: "CUSTOMER", name: "Ada", email: "ada@example.com", phone: "" },
    texts: ["name", "email", "phone"],
  },
  {
    place: ["flockData", "1", "costLog", 0],
    record: { id: "COST", date: DAY, type: "feed", amount: 1, description: "" },
    texts: ["description"],
    figures: ["amount"],
  },
  {
    place: ["flockData", "1", "eggLog", 0],
    record: { id: "COUNT", date: DAY, small: 1, medium: 1, large: 1 },
    figures: ["small", "large"],
  },
  {
    place: ["flockCare", "1", "heads", 0],
    record: { id: "HENS", date: DAY, what: "in", hens: 5, weeks: 18, note: "" },
    texts: ["note"],
    figures: ["hens", "weeks"],
  },
  {
    place: ["flockCare", "1", "medicines", 0],
    record: MEDICINE,
    texts: [
      "medicine",
      "batch",
      "quantity",
      "treated",
      "reason",
      "boughtFrom",
      "prescribedBy",
      "struck.reason",
    ],
    figures: ["days"],
  },
  {
    place: ["flockCare", "1", "counts", "COUNT"],
    record: { cracked: 1, kept: { size: "large", eggs: 1 }, at: AT },
    texts: ["at"],
    figures: ["cracked", "kept.eggs"],
  },
  { place: ["flockCare", "1", "name"], record: "The browns", texts: [""] },
  {
    place: ["blogPosts", 0],
    record: {
      id: "STORY",
      title: "Hens",
      slug: "hens",
      featuredImage: "",
      content: "",
      tags: ["Hens", "Eggs"],
      author: "Ada",
      date: AT,
      excerpt: "",
    },
    texts: ["title", "slug", "tags.1", "author", "date", "excerpt"],
    stories: ["featuredImage", "content"],
  },
  {
    place: ["eggLots", "lots", 0],
    record: LOT,
    texts: ["at", "flock"],
    figures: ["eggs.large"],
  },
  {
    place: ["eggLots", "weeks", "2026-01-05"],
    record: { large: { count: 84 } },
    figures: ["large.count"],
  },
  {
    place: ["eggMoves", 0],
    record: { id: "move", at: AT, lot: "lot-large", kind: "packed", eggs: 6, note: "" },
    texts: ["at", "note"],
    figures: ["eggs"],
  },
  { place: ["farmBook"], record: { isOpen: true, openedAt: AT }, texts: ["openedAt"] },
  {
    place: ["farmProfile", "farm"],
    record: { name: "Hilltop", directions: "" },
    texts: ["name", "directions"],
  },
  {
    place: ["farmProfile", "business"],
    record: { name: "", address: "" },
    texts: ["address"],
  },
  { place: ["farmProfile", "about"], record: { content: "" }, stories: ["content"] },
  {
    place: ["farmProfile", "home"],
    record: { headline: "", badges: [1, 2, 3].map(() => ({ title: "", text: "" })) },
    stories: ["headline", "badges.1.text"],
  },
  {
    place: ["farmProfile", "eggs"],
    record: { words: { large: { name: "Large Eggs", description: "" } } },
    stories: ["words.large.name", "words.large.description"],
  },
  {
    place: ["farmWeek", "exceptions"],
    record: [CLOSED],
    texts: ["0.reason", "0.id"],
  },
  {
    place: ["splashConfig"],
    record: { content: "", enabled: true, version: 1 },
    stories: ["content"],
    figures: ["version"],
  },
  { place: ["eggInventory", "large"], record: 6, figures: [""] },
  { place: ["eggPrices", "large"], record: { 6: 1 }, figures: ["6"] },
];

const putIn = (inside: unknown, [step, ...rest]: readonly string[], value: unknown): unknown => {
  if (step === undefined) return value;
  if (Array.isArray(inside))
    return inside.with(Number(step), putIn(inside[Number(step)], rest, value));
  const map = inside as Readonly<Record<string, unknown>>;
  return { ...map, [step]: putIn(map[step], rest, value) };
};

const placed = (place: JsonPath, record: unknown): Partial<FarmDocuments> =>
  place.reduceRight<unknown>(
    (inside, step) => (typeof step === "number" ? [inside] : { [step]: inside }),
    record,
  ) as Partial<FarmDocuments>;

export interface OddRecord {
  /** Such as "orders.0 note". */
  readonly name: string;
  readonly place: JsonPath;
  readonly documents: Partial<FarmDocuments>;
}

/** Each record with this value in one of its fields of a kind. */
export const oddRecords = (
  fields: "texts" | "stories" | "figures",
  value: unknown,
): readonly OddRecord[] =>
  KINDS.flatMap(({ place, record, [fields]: own = [] }) =>
    own.map((field) => ({
      name: `${place.join(".")} ${field}`,
      place,
      documents: placed(place, putIn(record, field === "" ? [] : field.split("."), value)),
    })),
  );
