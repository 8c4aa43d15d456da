import { CATEGORY_IDS, EGG_TYPES } from "#core/catalogue/catalogue.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { POSTS } from "#core/posts/posts.ts";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { DEFAULT_SPLASH } from "#core/splash/splash.ts";

type Value = string | number | boolean;

const literal = (value: Value): string =>
  typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);

type Row = Readonly<Record<string, Value>>;

const insert = (table: string, rows: readonly Row[]): string => {
  const values = rows.map((row) => `(${Object.values(row).map(literal).join(", ")})`);
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  return `insert into ${table} (${columns}) values ${values.join(", ")} on conflict do nothing`;
};

export const OPENING: readonly string[] = [
  insert(
    "stock",
    CATEGORY_IDS.map((category) => ({ category, eggs: DEFAULT_INVENTORY[category] })),
  ),
  insert(
    "price",
    EGG_TYPES.flatMap(({ id: category, sizes }) =>
      sizes.map((pack_size) => ({
        category,
        pack_size,
        pence: DEFAULT_PRICES[category][pack_size] ?? 0,
      })),
    ),
  ),
  insert("setting", [{ name: "splash", value: JSON.stringify(DEFAULT_SPLASH) }]),
  insert(
    "post",
    SAMPLE_POSTS.map((post) => ({
      id: post.id,
      record: JSON.stringify(post),
      written: String(POSTS.indexes.written.of(post)),
    })),
  ),
];
