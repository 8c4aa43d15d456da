import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { type Kysely, sql } from "kysely";
import { openPGlite } from "#adapters/pglite/open-pglite.ts";
import { inTransaction } from "#adapters/postgres/transaction.ts";
import { type Dice, type ForgetfulDisk, forgetfulDisk } from "#tests/support/forgetful-disk.ts";

const MEMORY = "/dev/shm";
const ROOMY_BYTES = 1e9;

const isRoomy = (place: string): boolean => {
  try {
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize > ROOMY_BYTES;
  } catch {
    return false;
  }
};

/** An empty folder, in memory where there is room: what is on a disk that forgets is for it to say. */
export const quickPlace = (): string =>
  mkdtempSync(join(isRoomy(MEMORY) ? MEMORY : tmpdir(), "power-cuts-"));

type Open = (folder: string) => Promise<PGlite>;

/** What the records should be: words by number, and the tables made beside. */
interface Records {
  readonly words: ReadonlyMap<number, string>;
  readonly tables: readonly string[];
}

type Command = (db: Kysely<never>, records: Records, dice: Dice) => Promise<Records>;

const FIRST = [
  "create table words (id int primary key, word text not null)",
  "create index on words (left(word, 20))",
  "create table total (name text primary key, length int not null)",
  "insert into total values ('words', 0)",
];

const whole = (dice: Dice, below: number): number => Math.floor(dice() * below);

const A_WORD = "eggs laid this morning, boxed at noon; ";

const aWord = (dice: Dice): string => {
  const word = String(dice()) + A_WORD.repeat(whole(dice, 8));
  return dice() < 0.05 ? Array.from({ length: 400 }, () => dice()).join(" ") : word;
};

const lengthOf = (words: Records["words"]): number =>
  [...words.values()].reduce((sum, word) => sum + word.length, 0);

/** Some rows are put in, changed or removed, and their sum beside, all of it or nothing. */
const write: Command = async (db, records, dice) => {
  const words = new Map(records.words);
  await inTransaction(db, async (trx) => {
    for (let times = 1 + whole(dice, 5); times > 0; times -= 1) {
      const id = whole(dice, 200);
      const word = aWord(dice);
      const isGone = dice() < 0.3;
      if (isGone) await sql`delete from words where id = ${id}`.execute(trx);
      else
        await sql`insert into words values (${id}, ${word})
          on conflict (id) do update set word = excluded.word`.execute(trx);
      if (isGone) words.delete(id);
      else words.set(id, word);
    }
    await sql`update total set length = ${lengthOf(words)}`.execute(trx);
  });
  return { ...records, words };
};

const makeTable: Command = async (db, records, dice) => {
  const name = `beside_${String(dice()).slice(2)}`;
  await sql.raw(`create table ${name} as select * from words`).execute(db);
  return { ...records, tables: [...records.tables, name] };
};

const dropTable: Command = async (db, records) => {
  const [first, ...tables] = records.tables;
  if (!first) return records;
  await sql.raw(`drop table ${first}`).execute(db);
  return { ...records, tables };
};

const say =
  (...statements: readonly string[]): Command =>
  async (db, records) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
    return records;
  };

const COMMANDS: readonly (readonly [number, Command])[] = [
  [0.72, write],
  [0.82, say("checkpoint")],
  [0.86, makeTable],
  [0.9, dropTable],
  [0.94, say("vacuum")],
  [0.96, say("vacuum full words", "vacuum full pg_statistic")],
  [0.98, say("analyze")],
  [1, say("select pg_switch_wal()", "checkpoint")],
];

const nextCommand = (dice: Dice): Command => {
  const chance = dice();
  return COMMANDS.find(([below]) => chance < below)?.[1] ?? write;
};

const rowsOf = async (db: Kysely<never>, text: string): Promise<readonly unknown[][]> =>
  (await sql.raw<Record<string, unknown>>(text).execute(db)).rows.map((row) => Object.values(row));

/** What is found in a database that has just been opened, as text. Throws where it contradicts itself. */
const found = async (db: Kysely<never>): Promise<string> => {
  const words = await rowsOf(db, "select id, word from words order by id");
  await sql.raw("set enable_seqscan = off").execute(db);
  const indexed = await rowsOf(db, "select id, word from words where id >= 0 order by id");
  if (JSON.stringify(words) !== JSON.stringify(indexed)) throw new Error("The index is wrong.");
  const [[length] = []] = await rowsOf(db, "select length from total");
  const tables = await rowsOf(
    db,
    "select tablename from pg_tables where tablename like 'beside_%' order by 1",
  );
  for (const [name] of tables) await rowsOf(db, `select count(word) from ${name}`);
  return JSON.stringify([words, length, tables]);
};

const told = ({ words, tables }: Records): string =>
  JSON.stringify([
    [...words].toSorted(([a], [b]) => a - b),
    lengthOf(words),
    tables.toSorted().map((name) => [name]),
  ]);

const opened = async <Value>(
  folder: string,
  open: Open,
  work: (db: Kysely<never>) => Promise<Value>,
): Promise<Value> => {
  const pglite = await open(folder);
  try {
    return await work(openPGlite(pglite).db as unknown as Kysely<never>);
  } finally {
    await pglite.close();
  }
};

const COMMANDS_A_DAY = 25;
const CUTS_A_DAY = 10;

/** What a power cut left that is wrong, in words; null where all is well. */
const lookInto = (folder: string, open: Open, allowed: readonly Records[]) =>
  opened(folder, open, async (db) => {
    const state = await found(db);
    await sql.raw("insert into words values (1000, 'still written to')").execute(db);
    return allowed.map(told).includes(state) ? null : "What was answered is not there.";
  }).catch((error: unknown) => `The database does not open: ${error}`);

interface Answered {
  /** What the disk had noted when it was answered. */
  readonly at: number;
  /** What the records may be from then on. */
  readonly records: readonly Records[];
}

/** What may be found after a cut: what was answered before, and with it what was under way. */
const allowedAt = (moment: number, answers: readonly Answered[]): readonly Records[] => {
  const last = answers.findLastIndex(({ at }) => at <= moment);
  return answers.slice(last, last + 2).flatMap(({ records }) => records);
};

/** Opens the database and works with it until its disk hears nothing any more. */
const workADay = async (
  { folder, open, dice }: Omit<Deps, "place">,
  disk: ForgetfulDisk,
  allowed: readonly Records[],
): Promise<readonly Answered[]> => {
  const answers: Answered[] = [{ at: 0, records: allowed }];
  await opened(folder, open, async (db) => {
    const state = await found(db);
    let records = allowed.find((one) => told(one) === state);
    if (!records) throw new Error("What was answered is not there.");
    answers.push({ at: disk.now(), records: [records] });
    for (let count = 0; count < COMMANDS_A_DAY; count += 1) {
      records = await nextCommand(dice)(db, records, dice);
      answers.push({ at: disk.now(), records: [records] });
    }
    disk.unplug();
  }).finally(disk.unplug);
  return answers;
};

interface Deps {
  /** A folder with an empty database. */
  readonly folder: string;
  readonly open: Open;
  readonly dice: Dice;
  /** An empty folder for what is left of it. */
  readonly place: string;
}

/**
 * Works with a database on a disk that forgets, and cuts its power at random moments: while it is opened after the
 * last cut, too. Answers with what was wrong afterwards, one text for each cut that did harm.
 */
export const cutPower = async (
  cuts: number,
  { folder, place, open, dice }: Deps,
): Promise<readonly string[]> => {
  const wrong: string[] = [];
  const empty = { words: new Map(), tables: [] };
  let allowed: readonly Records[] = [empty];
  let base = folder;
  await opened(base, open, (db) => say(...FIRST)(db, empty, dice));
  while (cuts > 0) {
    const disk = forgetfulDisk(base, join(place, "before"));
    const answers = await workADay({ folder: base, open, dice }, disk, allowed);
    const cutInto = (target: string): readonly Records[] => {
      const moment = whole(dice, disk.now() + 1);
      disk.remains(moment, dice, target);
      return allowedAt(moment, answers);
    };
    for (let today = Math.min(cuts, CUTS_A_DAY); today > 0; today -= 1, cuts -= 1) {
      const target = join(place, "cut");
      const harm = await lookInto(target, open, cutInto(target));
      if (harm) wrong.push(harm);
      rmSync(target, { recursive: true });
    }
    const next = join(place, `after-${cuts}`);
    allowed = cutInto(next);
    for (const done of [base, join(place, "before")]) rmSync(done, { recursive: true });
    base = next;
  }
  return wrong;
};
