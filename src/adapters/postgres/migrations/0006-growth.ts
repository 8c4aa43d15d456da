/** Full-text search took the place of `order_term` in 0020. */
export const GROWTH: readonly string[] = [
  `create table if not exists order_term (
    term bytea not null,
    block bigint not null,
    bits bit(256) not null,
    primary key (term, block)
  )`,
  "create index if not exists cost_first on cost (day)",
  "create index if not exists egg_count_first on egg_count (day)",
  "create index if not exists session_seen on session (seen)",
  "create index if not exists session_created on session (created)",
  "create index if not exists attempt_until on attempt (until)",
  "create index if not exists rate_until on rate (until)",
  "create index if not exists lookup_at on lookup (at)",
  "create index if not exists answer_at on answer (at)",
];
