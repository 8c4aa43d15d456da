import type { Kysely } from "kysely";
import type { DocumentName } from "#adapters/farm-json/farm-documents.ts";
import {
  profileIn,
  splashIn,
  staysIn,
  unknownOfSettings,
} from "#adapters/farm-json/farm-records.ts";
import { wordsOf } from "#adapters/farm-json/profile-json.ts";
import { WHOLE_DOCUMENTS } from "#adapters/farm-json/top-level-unknown.ts";
import { withUnknown } from "#adapters/farm-json/unknown-fields.ts";
import { weekToJson } from "#adapters/farm-json/week-json.ts";
import type { Access } from "#adapters/postgres/access.ts";
import { loadCare, saveCare } from "#adapters/postgres/all-care.ts";
import { loadEggs, saveEggs } from "#adapters/postgres/all-eggs.ts";
import { collectionIn } from "#adapters/postgres/collection-records.ts";
import { filed, unfiled } from "#adapters/postgres/filed-texts.ts";
import { withPictures } from "#adapters/postgres/post-pictures.ts";
import { storedSetting, storeSetting } from "#adapters/postgres/settings.ts";
import { shopRecords } from "#adapters/postgres/shop-records.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { extraJson } from "#adapters/postgres/values.ts";
import type { FarmRecords } from "#core/backup/farm-records.ts";
import { CUSTOMERS } from "#core/customers/customers.ts";
import { FLOCK_KINDS } from "#core/flocks/flock-kinds.ts";
import { ORDERS } from "#core/orders/orders.ts";
import { POSTS } from "#core/posts/posts.ts";

const REPLACED = ["orders", "customers", "flocks", "posts"] as const;

const LISTED = ["orders", "customer", "cost", "egg_count", "post"] as const;

const { profile: _profile, week: _week, splash: _splash, ...OTHERS } = WHOLE_DOCUMENTS;

const AROUND_TOPICS = Object.entries(OTHERS) as readonly (readonly [
  keyof typeof OTHERS,
  DocumentName,
])[];

const loadTopLevelUnknown = async (db: Access["db"]): Promise<FarmRecords["topLevelUnknown"]> => {
  const rows = await db.selectFrom("document_extra").selectAll().execute();
  const extraOf = new Map(rows.map(({ document, extra }) => [document, extra]));
  return Object.fromEntries(
    AROUND_TOPICS.flatMap(([topic, document]) =>
      extraOf.has(document) ? [[topic, extraOf.get(document)]] : [],
    ),
  );
};

const saveAround = async (db: Access["db"], records: FarmRecords): Promise<void> => {
  const { topLevelUnknown } = records;
  for (const [topic, document] of AROUND_TOPICS) {
    if (staysIn(records, document)) continue;
    await db.deleteFrom("document_extra").where("document", "=", document).execute();
    const extra = extraJson(topLevelUnknown[topic] ?? null);
    if (extra) await db.insertInto("document_extra").values({ document, extra }).execute();
  }
};

const nowOf = (): string => new Date().toISOString();

export const loadAll = async (db: Kysely<Tables>): Promise<FarmRecords> => {
  const access = { db, write: async () => undefined };
  const { inventory, prices, runOrder } = shopRecords(access);
  const settings = await unfiled(access, {
    farmProfile: await storedSetting({ db }, "profile"),
    farmWeek: await storedSetting({ db }, "week"),
    splashConfig: await storedSetting({ db }, "splash"),
  });
  return {
    inventory: await inventory.load(),
    prices: await prices.load(),
    splash: splashIn(settings),
    ...profileIn(settings),
    runOrder: await runOrder.load(),
    orders: await collectionIn(access, ORDERS).whole(),
    customers: await collectionIn(access, CUSTOMERS).whole(),
    flocks: {
      costs: await collectionIn(access, FLOCK_KINDS.costs).whole(),
      eggCounts: await collectionIn(access, FLOCK_KINDS.eggCounts).whole(),
    },
    care: await loadCare(access),
    eggBook: await loadEggs(access),
    posts: await withPictures(access, await collectionIn(access, POSTS).whole(), unfiled),
    topLevelUnknown: { ...(await loadTopLevelUnknown(db)), ...unknownOfSettings(settings) },
  };
};

const saveLists = async (
  access: Access,
  { orders, customers, flocks, posts }: FarmRecords,
): Promise<void> => {
  await collectionIn(access, ORDERS).addWhole(orders);
  await collectionIn(access, CUSTOMERS).addWhole(customers);
  await collectionIn(access, FLOCK_KINDS.costs).addWhole(flocks.costs);
  await collectionIn(access, FLOCK_KINDS.eggCounts).addWhole(flocks.eggCounts);
  const named = await withPictures(access, posts, (one, texts) => filed(one, texts, nowOf()));
  await collectionIn(access, POSTS).addWhole(named);
};

const saveSettings = async (
  access: Access,
  { splash, profile, topLevelUnknown }: FarmRecords,
): Promise<void> => {
  const shown = await filed(access, withUnknown(splash, topLevelUnknown.splash), nowOf());
  await storeSetting(access, "splash", () => shown);
  if (!profile) return;
  const words = withUnknown(wordsOf(profile), topLevelUnknown.profile);
  const named = await filed(access, words, nowOf());
  await storeSetting(access, "profile", () => named);
  const week = weekToJson(profile.week ?? null, {});
  await storeSetting(access, "week", () => withUnknown(week, topLevelUnknown.week));
};

export const saveAll = async (access: Access, records: FarmRecords): Promise<void> => {
  const { db } = access;
  const { inventory, prices, runOrder } = shopRecords(access);
  for (const table of LISTED) await db.deleteFrom(table).execute();
  await saveLists(access, records);
  await inventory.save(records.inventory);
  await prices.save(records.prices);
  await saveSettings(access, records);
  if (records.runOrder) await runOrder.save(records.runOrder);
  await saveCare(access, records.care);
  await saveEggs(access, records.eggBook);
  await saveAround(db, records);
  for (const topic of REPLACED) await access.write(topic, async () => true);
};
