import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import { SHOP_TOPICS, type ShopTopic } from "#ports/change-feed.ts";

export type TopicVersions = Readonly<Record<ShopTopic, number>>;

/** The eggs held for payments under way are those of their agreements: what is on offer changes with them. */
const TOUCHED_BY: Readonly<Partial<Record<ShopTopic, readonly ShopTopic[]>>> = {
  agreements: ["agreements", "inventory"],
};

const isTopic = (name: string): name is ShopTopic =>
  (SHOP_TOPICS as readonly string[]).includes(name);

/** Gives topics their next version, always in the same order, and tells which. */
export const touchTopics = async (
  trx: Transaction<Tables>,
  topics: Iterable<ShopTopic>,
): Promise<readonly (readonly [ShopTopic, number])[]> => {
  const touched = new Set([...topics].flatMap((topic) => TOUCHED_BY[topic] ?? [topic]));
  if (touched.size === 0) return [];
  const rows = await trx
    .insertInto("topic")
    .values([...touched].sort().map((name) => ({ name, version: 1 })))
    .onConflict((is) => is.column("name").doUpdateSet({ version: sql<number>`topic.version + 1` }))
    .returning(["name", "version"])
    .execute();
  return rows.flatMap(({ name, version }) => (isTopic(name) ? [[name, version] as const] : []));
};

/** How often each topic has changed. */
export const topicVersions = async (db: Kysely<Tables>): Promise<TopicVersions> => {
  const rows = await db.selectFrom("topic").select(["name", "version"]).execute();
  const stored = new Map(rows.map(({ name, version }) => [name, version]));
  return Object.fromEntries(
    SHOP_TOPICS.map((topic) => [topic, stored.get(topic) ?? 0]),
  ) as unknown as TopicVersions;
};
