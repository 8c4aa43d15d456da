export const ERASED_FILES: readonly string[] = [
  "alter table erasure add column if not exists in_files boolean not null default true",
];
