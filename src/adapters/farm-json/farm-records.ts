import { bookFormat, movesFormat } from "#adapters/farm-json/book-format.ts";
import { CARE_DOCUMENT, careFormat } from "#adapters/farm-json/care-format.ts";
import { hensToJson, medicineToJson, noteToJson } from "#adapters/farm-json/care-json.ts";
import { customersFormat } from "#adapters/farm-json/customers-format.ts";
import type { DocumentName, FarmDocuments } from "#adapters/farm-json/farm-documents.ts";
import {
  costToJson,
  eggsToJson,
  FLOCK_DOCUMENT,
  flocksFormat,
} from "#adapters/farm-json/flocks-format.ts";
import { inventoryFormat } from "#adapters/farm-json/inventory-format.ts";
import { leavingOut } from "#adapters/farm-json/json-path.ts";
import { lotsFormat, lotsToJson } from "#adapters/farm-json/lots-format.ts";
import { ordersFormat, orderToJson } from "#adapters/farm-json/orders-format.ts";
import { postsFormat } from "#adapters/farm-json/posts-format.ts";
import { pricesFormat, pricesToJson } from "#adapters/farm-json/prices-format.ts";
import { profileFormat, savedOf } from "#adapters/farm-json/profile-format.ts";
import { wordsOf } from "#adapters/farm-json/profile-json.ts";
import { asList } from "#adapters/farm-json/records.ts";
import { runOrderFormat } from "#adapters/farm-json/run-order-format.ts";
import { splashFormat } from "#adapters/farm-json/splash-format.ts";
import {
  byFlock,
  topLevelUnknownOf,
  WHOLE_DOCUMENTS,
} from "#adapters/farm-json/top-level-unknown.ts";
import { unknownIn, wholeIn, withUnknown } from "#adapters/farm-json/unknown-fields.ts";
import { weekFormat } from "#adapters/farm-json/week-format.ts";
import { weekToJson } from "#adapters/farm-json/week-json.ts";
import type { FarmRecords, FileRecord } from "#core/backup/farm-records.ts";
import { NO_CARE } from "#core/care/flock-care.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import type { OnFlock } from "#core/flocks/of-flock.ts";
import type { Post } from "#core/posts/post.ts";
import type { SavedProfile } from "#core/profile/farm-profile.ts";
import type { WithUnknown } from "#core/shared/with-unknown.ts";
import type { Splash } from "#core/splash/splash.ts";

/** A document that can't be read counts as never stored. */
export const FORMATS = {
  eggInventory: inventoryFormat,
  eggPrices: pricesFormat,
  orders: ordersFormat,
  customers: customersFormat,
  flockData: flocksFormat,
  flockCare: careFormat,
  blogPosts: postsFormat,
  splashConfig: splashFormat,
  farmProfile: profileFormat,
  farmWeek: weekFormat,
  runOrder: runOrderFormat,
  farmBook: bookFormat,
  eggLots: lotsFormat,
  eggMoves: movesFormat,
} as const;

const readingOf = <Name extends keyof typeof FORMATS>(
  documents: Readonly<Record<Name, unknown>>,
  name: Name,
) =>
  (FORMATS[name].read(documents[name]) ?? { value: FORMATS[name].initial, stored: null }) as Pick<
    NonNullable<ReturnType<(typeof FORMATS)[Name]["read"]>>,
    "value" | "stored"
  >;

export const identity = <Item>(item: Item): Item => item;

const toList = <Item>(
  records: readonly FileRecord<Item>[],
  toJson: (item: Item) => unknown = identity,
): readonly unknown[] =>
  records.map(({ item, unknown, missing = [] }) =>
    leavingOut(withUnknown(toJson(item), unknown), missing),
  );

const byDate = ({ item: a }: WithUnknown<Post>, { item: b }: WithUnknown<Post>): number =>
  `${a.date} ${a.id}` < `${b.date} ${b.id}` ? -1 : 1;

type Settings = Pick<FarmDocuments, "farmProfile" | "farmWeek" | "splashConfig">;

const settingsOf = (profile: SavedProfile | undefined): Omit<Settings, "splashConfig"> => ({
  farmProfile: profile && wordsOf(profile),
  farmWeek: profile && weekToJson(profile.week ?? null, {}),
});

const recordsOf =
  (id: FlockId) =>
  ({ item }: { readonly item: OnFlock }): boolean =>
    item.flock === id;

const flockDocument = ({ costs, eggCounts }: FarmRecords["flocks"]): unknown =>
  byFlock((id) => ({
    costLog: toList(costs.filter(recordsOf(id)), costToJson),
    eggLog: toList(eggCounts.filter(recordsOf(id)), eggsToJson),
  }));

const careDocument = (care: FarmRecords["care"]): unknown =>
  care &&
  byFlock((id) => {
    const ofFlock = ({ flock }: OnFlock) => flock === id;
    const { name, pulletsUntil } = care.flockNames.find(ofFlock) ?? NO_CARE;
    const notes = care.countNotes.filter(ofFlock).map((one) => [one.id, noteToJson(one)]);
    return {
      name,
      pulletsUntil,
      counts: Object.fromEntries(notes),
      heads: toList(care.hens.filter(recordsOf(id)), hensToJson),
      medicines: toList(care.medicines.filter(recordsOf(id)), medicineToJson),
    };
  });

const knownDocuments = (records: Omit<FarmRecords, "topLevelUnknown">): FarmDocuments => ({
  eggInventory: records.inventory,
  eggPrices: pricesToJson(records.prices, {}),
  orders: toList(records.orders, orderToJson),
  customers: toList(records.customers),
  flockData: flockDocument(records.flocks),
  flockCare: careDocument(records.care),
  blogPosts: toList(records.posts.toSorted(byDate)),
  splashConfig: records.splash,
  ...settingsOf(records.profile),
  runOrder: records.runOrder,
  ...bookDocuments(records.eggBook),
});

export const profileIn = (
  documents: Omit<Settings, "splashConfig">,
): Pick<FarmRecords, "profile"> =>
  documents.farmProfile === undefined && documents.farmWeek === undefined
    ? {}
    : {
        profile: savedOf(
          readingOf(documents, "farmProfile").value,
          readingOf(documents, "farmWeek").value,
        ),
      };

const careIn = (documents: FarmDocuments): Pick<FarmRecords, "care"> => {
  if (documents.flockCare === undefined) return {};
  const { value, stored } = readingOf(documents, "flockCare");
  const { hens, medicines, ...rest } = value;
  const rawsOf = (name: "hens" | "medicines") => CARE_DOCUMENT.rawsOf(name, stored);
  const care = {
    ...rest,
    hens: wholeIn(hens, rawsOf("hens"), hensToJson),
    medicines: wholeIn(medicines, rawsOf("medicines"), medicineToJson),
  };
  return { care };
};

export const splashIn = (documents: Pick<Settings, "splashConfig">): Splash =>
  readingOf(documents, "splashConfig").value;

export const unknownOfSettings = (settings: Settings): FarmRecords["topLevelUnknown"] => {
  const known = settingsOf(profileIn(settings).profile);
  const unknown = {
    profile: unknownIn(settings.farmProfile, known.farmProfile),
    week: unknownIn(settings.farmWeek, known.farmWeek),
    splash: unknownIn(settings.splashConfig, splashIn(settings)),
  };
  return Object.fromEntries(Object.entries(unknown).filter(([, one]) => one !== undefined));
};

const bookDocuments = (book: FarmRecords["eggBook"]) => ({
  farmBook: book?.settings,
  eggLots: book && lotsToJson(book),
  eggMoves: book?.moves,
});

const bookIn = (documents: FarmDocuments): Pick<FarmRecords, "eggBook"> => {
  if (documents.farmBook === undefined) return {};
  const settings = readingOf(documents, "farmBook").value;
  const moves = readingOf(documents, "eggMoves").value;
  return { eggBook: { settings, ...readingOf(documents, "eggLots").value, moves } };
};

export const staysIn = ({ profile, care, runOrder }: FarmRecords, name: DocumentName): boolean => {
  if (name === "flockCare") return care === undefined;
  if (name === "runOrder") return runOrder === undefined;
  return (name === "farmProfile" || name === "farmWeek") && profile === undefined;
};

export const farmRecordsOf = (documents: FarmDocuments): FarmRecords => {
  const [orders, customers] = [readingOf(documents, "orders"), readingOf(documents, "customers")];
  const [flocks, posts] = [readingOf(documents, "flockData"), readingOf(documents, "blogPosts")];
  const entriesOf = (name: "costs" | "eggCounts") => FLOCK_DOCUMENT.rawsOf(name, flocks.stored);
  const records = {
    inventory: readingOf(documents, "eggInventory").value,
    prices: readingOf(documents, "eggPrices").value,
    orders: wholeIn(orders.value, asList(orders.stored), orderToJson),
    customers: wholeIn(customers.value, asList(customers.stored), identity),
    flocks: {
      costs: wholeIn(flocks.value.costs, entriesOf("costs"), costToJson),
      eggCounts: wholeIn(flocks.value.eggCounts, entriesOf("eggCounts"), eggsToJson),
    },
    ...careIn(documents),
    ...bookIn(documents),
    posts: wholeIn(posts.value, asList(posts.stored), identity),
    splash: splashIn(documents),
    ...profileIn(documents),
    ...(documents.runOrder !== undefined && { runOrder: readingOf(documents, "runOrder").value }),
  };
  return { ...records, topLevelUnknown: topLevelUnknownOf(documents, knownDocuments(records)) };
};

export const documentsOf = (records: FarmRecords): FarmDocuments => {
  const documents = knownDocuments(records);
  const documentsWithUnknown = Object.entries(WHOLE_DOCUMENTS).map(([key, name]) => {
    const topic = key as keyof typeof WHOLE_DOCUMENTS;
    const whole = withUnknown(documents[name], records.topLevelUnknown[topic]);
    return [name, leavingOut(whole, records.missing?.[topic] ?? [])];
  });
  return { ...documents, ...Object.fromEntries(documentsWithUnknown) };
};
