/** Whether words of an erased person may still be in the files of the tables, which the embedded database writes anew. */
export const ERASED_FILES: readonly string[] = [
  "alter table erasure add column if not exists in_files boolean not null default true",
];
