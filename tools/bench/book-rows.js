import pg from "pg";

const FLOCKS = 5;
const DAYS = 200;
const DAYS_ON_THE_SHELF = 10;
const WEEKS = 156;

const laid = "to_char(current_date - (n / 25)::int, 'YYYY-MM-DD')";
const booked = "(current_date - (n / 25)::int) + interval '9 hours'";
const written = (/** @type {string} */ instant) =>
  `to_char(${instant}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const size = "(array['small', 'medium', 'large', 'extraLarge', 'doubleYolkers'])[n / 5 % 5 + 1]";
const LOTS = `generate_series(0, ${FLOCKS * 5 * DAYS - 1}) as n`;

/**
 * The egg book of five flocks in its third year: a lot for each size that a flock laid on each of 200 days, of which
 * those of ten days are on the shelf; two moves for each order of those days; and the sums of the weeks before.
 */
const THREE_YEARS = [
  `insert into egg_lot (id, at, booked, source, flock, laid, category, eggs, remaining)
    select 'lot' || n || '-' || ${size}, ${written(booked)}, ${booked}, 'count', (n % ${FLOCKS} + 1)::text,
      ${laid}, ${size}, 40, case when n / 25 < ${DAYS_ON_THE_SHELF} then 40 else 0 end from ${LOTS}`,
  `with counted as (select id, row_number() over (order by laid, id) - 1 as n from egg_lot where remaining = 0),
      sold as (select id, placed, row_number() over (order by placed) - 1 as n from orders
        where placed > current_date - ${DAYS} and status = 'Completed')
    insert into egg_move (id, at, moved, lot, eggs, kind, order_id)
      select sold.id || '-' || part, ${written("placed")}, placed, counted.id, 6, 'packed', sold.id
      from sold cross join generate_series(1, 2) as part
      join counted on counted.n = (sold.n * 2 + part) * (select count(*) from counted)
        / (select 2 * count(*) + 2 from sold)
      order by placed`,
  `insert into egg_week (week, category, kind, eggs)
    select to_char(date_trunc('week', current_date) - (week + ${DAYS / 7}) * interval '7 days', 'YYYY-MM-DD'), category, kind, 200
    from generate_series(0, ${WEEKS}) as week,
      unnest(array['pullet', 'small', 'medium', 'large', 'extraLarge', 'doubleYolkers']) as category,
      unnest(array['count', 'packed', 'gate', 'given', 'broken', 'old', 'missing']) as kind`,
  "vacuum analyze egg_lot, egg_move, egg_week",
];

/**
 * Fills a book that is closed.
 * @param {string} url
 */
export const fillBook = async (url) => {
  const client = new pg.Client(url);
  await client.connect();
  for (const statement of THREE_YEARS) await client.query(statement);
  const { rows } = await client.query(
    "select id from egg_lot where remaining = 0 order by laid desc limit 1",
  );
  await client.end();
  return { lot: String(rows[0]?.id) };
};
