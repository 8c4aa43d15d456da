import { type Kysely, sql } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import { SHOP_NEWS, type ShopNews, type ShopTopic } from "#ports/change-feed.ts";

export type TopicVersions = Readonly<Record<ShopNews, number>>;

const TOUCHED_BY: Readonly<Partial<Record<ShopTopic, readonly ShopNews[]>>> = {
  // Payments under way hold eggs, and places on days as orders do.
  agreements: ["agreements", "inventory", "days"],
  orders: ["orders", "inventory", "days"],
  // An open egg book's stock follows from these.
  lots: ["lots", "inventory"],
  care: ["care", "inventory"],
  bookSettings: ["bookSettings", "inventory"],
};

export const ANYONE = "";

export const touchTopics = async (
  trx: Kysely<Tables>,
  topics: Iterable<ShopTopic>,
  writer = ANYONE,
): Promise<void> => {
  const touched = new Set([...topics].flatMap((topic) => TOUCHED_BY[topic] ?? [topic]));
  if (touched.size === 0) return;
  await trx
    .insertInto("topic_change")
    .values([...touched].map((topic) => ({ topic, writer })))
    .execute();
};

export const topicVersions = async (
  db: Kysely<Tables>,
  otherThan: string | null = null,
): Promise<TopicVersions> => {
  const rows = await db
    .selectFrom("topic_change")
    .select(({ fn }) => ["topic", fn.sum<number>("times").as("version")])
    .$if(otherThan !== null, (query) => query.where("writer", "<>", otherThan ?? ""))
    .groupBy("topic")
    .execute();
  const stored = new Map(rows.map(({ topic, version }) => [topic, version]));
  return Object.fromEntries(
    SHOP_NEWS.map((topic) => [topic, stored.get(topic) ?? 0]),
  ) as TopicVersions;
};

export const foldTopicChanges = async (db: Kysely<Tables>): Promise<void> => {
  await sql`
    with folded as (
      delete from topic_change where (topic, writer) in (
        select topic, writer from topic_change group by topic, writer
        having count(*) > 1 or (writer <> ${ANYONE} and max(at) < now() - interval '1 day'))
      returning topic, writer, times, at)
    insert into topic_change (topic, writer, times)
    select topic, case when max(at) < now() - interval '1 day' then ${ANYONE}::text else writer end, sum(times)
    from folded group by topic, writer`.execute(db);
};
