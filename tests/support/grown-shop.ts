import { type Kysely, sql } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";

/** Rows with the numbers from 1 to `count` as n. */
const rows = (count: number, first = 1) => `from generate_series(${first}, ${count}) as n`;

const A_BATCH = 10_000;

/** The same in several statements: the server lets none run long. */
const inBatches = (count: number, statementOf: (rows: string) => string): readonly string[] =>
  Array.from({ length: count / A_BATCH }, (_, at) =>
    statementOf(rows((at + 1) * A_BATCH, at * A_BATCH + 1)),
  );

const email = "'c' || n % 2000 || '@x.uk'";
const flock = "(n % 5 + 1)::text";
const day = "to_char(date '2026-11-20' - (n / 5)::int, 'YYYY-MM-DD')";
/** Of so many a day, the newest first. */
const onItsDay = (aDay: number) =>
  `timestamptz '2026-11-20 09:00' - (n / ${aDay}) * interval '1 day'`;
const dayOf = (aDay: number) => `to_char(${onItsDay(aDay)}, 'YYYY-MM-DD')`;
const instant = "timestamptz '2026-11-20' - n * interval '50 minutes'";

const dispatched = `to_char(${instant} + interval '1 day', 'YYYY-MM-DD')`;
const status = "case when n <= 40 then 'Pending' else 'Completed' end";

/** As wide as an order is that says where it goes. */
const order = `jsonb_build_object('id', 'o' || n, 'date', (${instant})::text, 'customerEmail', ${email},
  'total', 340, 'status', ${status}, 'days', jsonb_build_object('delivery', ${dispatched}),
  'items', jsonb_build_array(jsonb_build_object('name', 'Large Eggs', 'id', repeat('x', 200))),
  'address', jsonb_build_object('lines', '[]'::jsonb, 'postcode', repeat('y', 180), 'country', 'GB'))`;

/** Words that every order has, that every other one has, that a buyer has, and that one alone has. */
const words = `'eggs large largeeggs large-12 express extra echo 07700 rh10 lane in the please '
  || case when n % 2 = 0 then 'mabel ' else 'ethan ' end || 'c' || n % 2000 || ' x.uk uk '
  || 'p' || n || ' l' || n % 97 || ' t' || n % 31 || ' o' || n || ' #o' || n`;

const ORDERS = 100_000;
const OTHERS = 20_000;
const MOVES = 100_000;

/** A large shop of ten years, in as few statements. It is no shop that ever was: it is as many rows, spread as a shop's are. */
const GROWN: readonly string[] = [
  ...inBatches(
    ORDERS,
    (
      some,
    ) => `insert into orders (id, record, placed, touched, status, email, delivery, promised, promised_large, words)
      select 'o' || n, ${order}, ${instant}, ${instant}, ${status}, ${email}, ${dispatched},
      case when n <= 40 then 'yes' end, case when n <= 40 then 12 end, (${words})::tsvector ${some}`,
  ),
  `insert into customer (id, record, email, words) select 'c' || n, jsonb_build_object('id', 'c' || n, 'name',
      'Customer ' || n, 'email', ${email.replace(" % 2000", "")}, 'phone', ''), ${email.replace(" % 2000", "")},
      ('customer ' || n || ' c' || n || ' x.uk uk')::tsvector ${rows(OTHERS)}`,
  `insert into cost (id, record, flock, day, amount) select ${flock} || ' k' || n, jsonb_build_object('flock', ${flock},
      'id', 'k' || n, 'date', ${day}, 'type', 'feed', 'amount', 10, 'description', ''), ${flock}, ${day}, 10 ${rows(OTHERS)}`,
  `insert into egg_count (id, record, flock, day, small, medium, large, "extraLarge", "doubleYolkers")
    select ${flock} || ' e' || n, jsonb_build_object('flock', ${flock}, 'id', 'e' || n, 'date', ${day}, 'counts',
      jsonb_build_object('small', 1, 'medium', 2, 'large', 3, 'extraLarge', 4, 'doubleYolkers', 5)),
      ${flock}, ${day}, 1, 2, 3, 4, 5 ${rows(OTHERS)}`,
  `insert into count_note (id, record, flock, counted, time) select ${flock} || ' e' || n, jsonb_build_object(
      'flock', ${flock}, 'id', 'e' || n, 'cracked', n % 3, 'kept', null, 'at', (${instant})::text, 'isDeleted', false),
    ${flock}, 'e' || n, case when n % 3 = 0 then ${instant} end ${rows(OTHERS)}`,
  `insert into egg_lot (id, record, open, finished, flock, laid, booked, eggs)
    select 'l' || n, jsonb_build_object('id', 'l' || n, 'at', ${onItsDay(25)}, 'from', 'count', 'flock', ${flock},
      'laid', ${dayOf(25)}, 'category', 'large', 'eggs', 40, 'left', case when n <= 60 then 40 else 0 end),
      case when n <= 60 then 'large' end, case when n > 60 then ${dayOf(25)} end, ${flock}, ${dayOf(25)},
      ${onItsDay(25)}, 40 ${rows(OTHERS)}`,
  ...inBatches(
    MOVES,
    (some) => `insert into egg_move (id, record, moved, lot, ordered, undoes, kind, eggs, out)
      select 'm' || n, jsonb_build_object('id', 'm' || n, 'at', ${onItsDay(100)}, 'lot', 'l' || n / 5, 'eggs', 8,
        'kind', 'packed', 'order', 'o' || n / 4), ${onItsDay(100)}, 'l' || n / 5, 'o' || n / 4,
      case when n % 50 = 0 then 'm' || n / 2 end, 'packed', 8, 8 ${some} order by n desc`,
  ).toReversed(),
  `insert into egg_week (id, record, week) select 'w' || n, jsonb_build_object('week', ${dayOf(8)}, 'category',
    'large', 'kind', 'count', 'eggs', 40), ${dayOf(8)} ${rows(OTHERS)}`,
  `insert into agreement (id, record, opened, state, addressed) select 'o' || n,
    jsonb_build_object('orderId', 'o' || n, 'purchase', '{"lines":[]}'::jsonb, 'openedFrom', 'somewhere',
      'state', case when n <= 20 then 'opened' else 'taken' end, 'openedAt', to_char(
      now() at time zone 'utc' - n * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')),
    now() - n * interval '1 second', case when n <= 20 then 'opened' else 'taken' end,
    case when n <= 3600 then now() - n * interval '1 second' end ${rows(OTHERS)}`,
  `insert into session select 's' || n, 'mark', now() - n * interval '1 minute', now() - n * interval '1 minute' ${rows(OTHERS)}`,
  `insert into attempt select 'a' || n, 1, now() - n * interval '0.1 seconds' ${rows(OTHERS)}`,
  `insert into rate select 'r' || n, '[]', now() + n * interval '1 second' ${rows(OTHERS)}`,
  `insert into lookup select 'k' || n % 2000, 'o' || n, now() - n * interval '10 minutes' ${rows(OTHERS)}`,
  `insert into answer select 'a' || n, '', '', now(), '', now() - n * interval '4 seconds' ${rows(OTHERS)}`,
];

/** The tables that it fills: each has very many rows. */
export const GROWN_TABLES: readonly string[] = [
  ...new Set(GROWN.map((statement) => /^insert into (\w+)/.exec(statement)?.[1] ?? "")),
];

/** Fills an opened shop with ten years of a large one. */
export const grow = async (db: Kysely<Tables>): Promise<void> => {
  for (const statement of GROWN) await sql.raw(statement).execute(db);
  for (const table of GROWN_TABLES) await sql.raw(`vacuum analyze ${table}`).execute(db);
};
