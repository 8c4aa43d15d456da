/** What every page of the admin area asks for one after the other, fetched side by side. */
export const adminParts = Promise.allSettled([
  import("#ui/admin/admin-area.tsx"),
  import("#core/counter.ts"),
  import("#core/office.ts"),
  import("#core/author.ts"),
  import("#adapters/local-storage/local-storage-stores.ts"),
  import("#adapters/local-storage/back-room.ts"),
]);
