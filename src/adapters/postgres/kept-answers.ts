import { createHash, randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Hook } from "#adapters/postgres/postgres-shop.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { Fault } from "#ports/fault.ts";

/** What a command that may be sent again is known by. `input` is a hash. */
export interface AnswerId {
  readonly key: string;
  readonly call: string;
  readonly session: string;
  readonly input: string;
}

export type Claim =
  /** To be run now, and settled or released within five seconds. */
  | { readonly kind: "mine" }
  | { readonly kind: "answered"; readonly body: string }
  /** The key was sent with other input. */
  | { readonly kind: "reused" }
  /** Another run is under way. */
  | { readonly kind: "busy" };

export interface KeptAnswers {
  claim(id: AnswerId): Promise<Claim>;
  /** Keeps the answer for a day. */
  settle(id: AnswerId, body: string): Promise<void>;
  /** The call came to nothing: it may be sent again. */
  release(id: AnswerId): Promise<void>;
  /**
   * For a call of one unit of work: keeps the JSON of `{ value }` in its transaction, where the value is a
   * Result. Throws Fault("shop-busy"), so that nothing is done twice, where the claim has lapsed and is another's.
   */
  inWork(id: AnswerId): Hook;
}

const nameOf = ({ key, call, session }: AnswerId): string =>
  createHash("sha256")
    .update(JSON.stringify([key, call, session]))
    .digest("hex");

const isResult = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "ok" in value;

/** Answers of commands, for when they are sent again. */
export const keptAnswers = (db: Kysely<Tables>): KeptAnswers => {
  /** What this process has claimed. */
  const holders = new Map<string, string>();

  const holderOf = (name: string): string => holders.get(name) ?? "";

  const take = async (name: string, input: string, holder: string): Promise<boolean> => {
    const { rows } = await sql`
      insert into answer (id, input, holder, until)
      values (${name}, ${input}, ${holder}, now() + interval '5 seconds')
      on conflict (id) do update set
        input = excluded.input, holder = excluded.holder, until = excluded.until, body = null, at = now()
      where answer.at < now() - interval '1 day'
        or (answer.input = excluded.input and answer.body is null and answer.until < now())
      returning id`.execute(db);
    return rows.length > 0;
  };

  const keep = async (on: Kysely<Tables>, name: string, body: string): Promise<boolean> => {
    const kept = await on
      .updateTable("answer")
      .set({ body })
      .where("id", "=", name)
      .where("holder", "=", holderOf(name))
      .returning("id")
      .execute();
    return kept.length > 0;
  };

  const claim = async (id: AnswerId): Promise<Claim> => {
    const [name, holder] = [nameOf(id), randomUUID()];
    if (await take(name, id.input, holder)) {
      holders.set(name, holder);
      return { kind: "mine" };
    }
    const other = await db
      .selectFrom("answer")
      .select(["input", "body"])
      .where("id", "=", name)
      .executeTakeFirst();
    if (!other) return { kind: "busy" };
    if (other.input !== id.input) return { kind: "reused" };
    return other.body === null ? { kind: "busy" } : { kind: "answered", body: other.body };
  };

  return {
    claim,
    settle: async (id, body) => {
      await keep(db, nameOf(id), body);
      holders.delete(nameOf(id));
    },
    release: async (id) => {
      const name = nameOf(id);
      await db
        .deleteFrom("answer")
        .where("id", "=", name)
        .where("holder", "=", holderOf(name))
        .where("body", "is", null)
        .execute();
      holders.delete(name);
    },
    inWork: (id) => async (trx, value) => {
      if (!isResult(value)) return;
      if (!(await keep(trx, nameOf(id), JSON.stringify({ value }))))
        throw new Fault("shop-busy", "Another run of the same command has begun.");
    },
  };
};
