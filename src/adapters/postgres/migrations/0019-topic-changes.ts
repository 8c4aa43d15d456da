/**
 * Changes of topics as rows of their own, so that units of work that change the same topic don't meet. `topic` stays
 * for processes of the version before.
 */
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
