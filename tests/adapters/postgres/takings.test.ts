import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { getOrderOverview } from "#core/dashboard/get-order-overview.ts";
import { ENGINES } from "#tests/support/postgres-databases.ts";

const ORDERS = 20_000;
const clock = { now: () => "2026-11-20T12:00:00.000Z" };

const movement = (kind: string, amount: number) =>
  sql`jsonb_build_object('kind', ${kind}::text, 'amount', ${amount}::int, 'how', 'paypal',
    'day', left(at, 10), 'at', at)`;

describe.each(ENGINES)("the takings of two weeks in %s", (_name, fresh) => {
  test("are found by an index among twenty thousand orders of three movements each", async () => {
    const plans: string[] = [];
    const database = await fresh((own) => async (statement, parameters) => {
      if (/^\s*select record from "orders"/.test(statement)) {
        const { rows } = await own<object>(`explain (format json) ${statement}`, parameters);
        plans.push(JSON.stringify(rows));
      }
      return own<never>(statement, parameters);
    });
    await sql`insert into orders (id, record, placed, touched, status)
      select 'o' || n, jsonb_build_object('id', 'o' || n, 'date', at, 'customerEmail', '', 'total',
        340, 'status', 'Completed', 'items', '[]'::jsonb, 'money', jsonb_build_array(
        ${movement("sale", 340)}, ${movement("refund", -100)}, ${movement("correction", 10)})),
        at::timestamptz, at::timestamptz, 'Completed'
      from (select n, to_char(timestamp '2026-11-20 09:00' - n * interval '2 hours',
          'YYYY-MM-DD"T"HH24:MI:SS.000Z') as at
        from generate_series(0, ${ORDERS - 1}::int) as n) as placed`.execute(database.db);
    await sql`vacuum analyze orders`.execute(database.db);
    const { records } = postgresShop(database);
    const overview = await getOrderOverview({ ...records, clock })();
    const [ordersThisWeek, ordersLastWeek] = [4 * 12 + 5, 7 * 12];
    expect(overview.takingsThisWeek).toBe(ordersThisWeek * 250);
    expect(overview.takingsLastWeek).toBe(ordersLastWeek * 250);
    expect(plans.join()).toContain("orders_touched");
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).not.toContain("Seq Scan");
  });
});
