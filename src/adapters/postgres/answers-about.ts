import { type Kysely, type SqlBool, sql } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";

const naming = (word: string): ((text: string) => boolean) => {
  const literal = word.replace(
    /[^\p{L}\p{N}@]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
  const [before, after] = word.includes("@")
    ? [
        "[\\p{L}\\p{N}.!#$%&'*+\\x2f=?^_`\\x7b\\x7c\\x7d~\\x2d]",
        "[\\p{L}\\p{N}\\x2d]|\\.[\\p{L}\\p{N}]",
      ]
    : ["[\\p{L}\\p{N}]", "[\\p{L}\\p{N}]"];
  const pattern = new RegExp(`(?<!${before})${literal}(?!${after})`, "iu");
  return (text) => pattern.test(text);
};

const holds = (value: unknown, isNamed: (text: string) => boolean): boolean => {
  if (typeof value === "string") return isNamed(value);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([name, part]) => isNamed(name) || holds(part, isNamed));
};

export const answersAbout = async (
  db: Kysely<Tables>,
  words: readonly string[],
): Promise<readonly { readonly id: string; readonly at: Date }[]> => {
  const found = new Map<string, Date>();
  for (const word of words) {
    const written = JSON.stringify(word).slice(1, -1).toLowerCase();
    const isNamed = naming(word);
    const maybe = await db
      .selectFrom("answer")
      .select(["id", "at", "body"])
      .where(sql<SqlBool>`strpos(lower(body), ${written}) > 0`)
      .execute();
    for (const { id, at, body } of maybe)
      if (holds(JSON.parse(body ?? "null"), isNamed)) found.set(id, at);
  }
  return [...found].map(([id, at]) => ({ id, at }));
};

export const dropAnswersAbout = async (
  db: Kysely<Tables>,
  words: readonly string[],
): Promise<void> => {
  for (const { id } of await answersAbout(db, words))
    await db.deleteFrom("answer").where("id", "=", id).execute();
};
