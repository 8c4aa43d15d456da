export const ERASURES: readonly string[] = [
  `create table if not exists erasure (
    email_hash text primary key,
    at text not null
  )`,
];
