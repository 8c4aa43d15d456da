import { count } from "#adapters/postgres/migrations/columns.ts";

/** Apart from `refund`: a process of the version before would pay back the whole. */
export const PART_REFUNDS: readonly string[] = [
  `create table if not exists part_refund (
    order_id text primary key,
    wish text not null,
    ${count("amount")},
    reason text not null,
    asked_at text not null
  )`,
];
