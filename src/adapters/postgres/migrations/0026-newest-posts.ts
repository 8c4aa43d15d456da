/** A date that can't be read counts as older than any: see post-page.ts. */
export const NEWEST_POSTS: readonly string[] = [
  `create index if not exists post_newest on post
    ((case when date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}[T 0-9:.Z+-]{0,20}$' then date else '' end), id)`,
];
