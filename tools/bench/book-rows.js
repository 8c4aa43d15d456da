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
  `insert into egg_lot (id, record, open, finished, flock, laid, booked, eggs)
    select id, record, case when left_over > 0 then size end, case when left_over = 0 then laid end, flock, laid, booked, 40
    from (select 'lot' || n || '-' || ${size} as id, ${size} as size, ${laid} as laid, ${booked} as booked,
        (n % ${FLOCKS} + 1)::text as flock, case when n / 25 < ${DAYS_ON_THE_SHELF} then 40 else 0 end as left_over,
        ${written(booked)} as at from ${LOTS}) as lots,
      lateral (select jsonb_build_object('id', id, 'at', at, 'from', 'count', 'flock', flock, 'laid', laid,
        'category', size, 'eggs', 40, 'left', left_over) as record) as made`,
  `with counted as (select id, row_number() over (order by laid, id) - 1 as n from egg_lot where not finished is null),
      sold as (select id, placed, row_number() over (order by placed) - 1 as n from orders
        where placed > current_date - ${DAYS} and status = 'Completed')
    insert into egg_move (id, record, moved, lot, ordered, kind, eggs, out)
      select sold.id || '-' || part, jsonb_build_object('id', sold.id || '-' || part, 'at', ${written("placed")},
        'lot', counted.id, 'eggs', 6, 'kind', 'packed', 'order', sold.id), placed, counted.id, sold.id, 'packed', 6, 6
      from sold cross join generate_series(1, 2) as part
      join counted on counted.n = (sold.n * 2 + part) * (select count(*) from counted)
        / (select 2 * count(*) + 2 from sold)
      order by placed`,
  `insert into egg_week (id, record, week)
    select concat_ws(' ', monday, category, kind), jsonb_build_object('week', monday, 'category', category, 'kind', kind,
      'eggs', 200), monday
    from (select to_char(date_trunc('week', current_date) - (week + ${DAYS / 7}) * interval '7 days', 'YYYY-MM-DD') as monday
      from generate_series(0, ${WEEKS}) as week) as weeks,
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
    "select id from egg_lot where not finished is null order by laid desc limit 1",
  );
  await client.end();
  return { lot: String(rows[0]?.id) };
};
