/** No statement may take longer than a server waits for one. */
const PARTS = [0, 1, 2, 3];

/** The terms of the orders that are there: words, their beginnings of one letter and of two, and statuses. */
const TERMS = [
  ...PARTS.map(
    (part) =>
      `select convert_to(word, 'UTF8') as term, place from order_word where char_length(word) > 2 and (place >> 8) & 3 = ${part}`,
  ),
  "select convert_to(substr(word, 1, 1) || ' ', 'UTF8') as term, place from order_word",
  "select convert_to(substr(word, 1, 2) || ' ', 'UTF8') as term, place from order_word where char_length(word) > 1",
  "select convert_to(' ' || status, 'UTF8') as term, place from orders",
];

/**
 * What keeps a shop quick that has grown. `order_term` says of 256 places that follow each other which orders
 * a term finds, and takes the place of `order_word`, which is kept for processes of the version before.
 */
export const GROWTH: readonly string[] = [
  `create table if not exists order_term (
    term bytea not null,
    block bigint not null,
    bits bit(256) not null,
    primary key (term, block)
  )`,
  ...TERMS.map(
    (terms) =>
      `insert into order_term (term, block, bits)
        select term, place >> 8, bit_or(set_bit(repeat('0', 256)::bit(256), (place & 255)::int, 1))
        from (${terms}) as said group by term, place >> 8
        on conflict do nothing`,
  ),
  "create index if not exists cost_first on cost (day)",
  "create index if not exists egg_count_first on egg_count (day)",
  "create index if not exists session_seen on session (seen)",
  "create index if not exists session_created on session (created)",
  "create index if not exists attempt_until on attempt (until)",
  "create index if not exists rate_until on rate (until)",
  "create index if not exists lookup_at on lookup (at)",
  "create index if not exists answer_at on answer (at)",
];
