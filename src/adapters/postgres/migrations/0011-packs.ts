/** No statement may take longer than a server waits for one. */
const PARTS = [0, 1, 2, 3];

/** The words that orders are found by from now on: their numbers behind a "#", and the packs in them. */
const WORDS = [
  `select '#' || lower(substr(id, 1, 199)) as word, place from orders
    where id ~ '^[A-Za-z0-9_-]+$'`,
  `select word, place
    from (select replace(regexp_replace(lower(item ->> 'name'), ' eggs$', ''), ' ', '')
        || '-' || (item ->> 'packSize') as word, place
      from (select jsonb_array_elements(items) as item, place from orders) as sold) as packed
    where word ~ '^[a-z]+-[0-9]+$'`,
];

/** Words, and their beginnings of one letter and of two. */
const TERMS = ["word", "substr(word, 1, 1) || ' '", "substr(word, 1, 2) || ' '"];

/** The orders that are there are found by their packs and numbers, as those that come. */
export const PACKS: readonly string[] = WORDS.flatMap((words) =>
  TERMS.flatMap((term) =>
    PARTS.map(
      (part) => `insert into order_term (term, block, bits)
        select convert_to(${term}, 'UTF8') as term, place >> 8,
          bit_or(set_bit(repeat('0', 256)::bit(256), (place & 255)::int, 1))
        from (${words}) as said where (place >> 8) & 3 = ${part} group by 1, 2
        on conflict (term, block) do update set bits = order_term.bits | excluded.bits`,
    ),
  ),
);
