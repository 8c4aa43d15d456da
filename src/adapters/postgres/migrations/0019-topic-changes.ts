/** A row for each change, so that units of work on the same topic don't conflict. Older versions still use `topic`. */
export const TOPIC_CHANGES: readonly string[] = [
  `create table if not exists topic_change (
    topic text not null,
    writer text not null,
    times bigint not null default 1,
    at timestamptz not null default now()
  )`,
  `insert into topic_change (topic, writer, times)
    select name, '', version from topic where not exists (select 1 from topic_change)`,
];
