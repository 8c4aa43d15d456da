import { bookFormat } from "#adapters/farm-json/book-format.ts";
import {
  DOCUMENT_NAMES,
  type DocumentName,
  documentsBy,
} from "#adapters/farm-json/farm-documents.ts";
import { documentsOf, FORMATS, farmRecordsOf, staysIn } from "#adapters/farm-json/farm-records.ts";
import { shownPostsFormat } from "#adapters/farm-json/posts-format.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import { MOST_CHARACTERS } from "#adapters/local-storage/keys.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";
import type { Archive } from "#ports/archive.ts";
import type { UnitOfWork } from "#ports/unit-of-work.ts";

const STORED = { ...FORMATS, blogPosts: shownPostsFormat } as const;

const opening = () =>
  documentsOf({
    ...farmRecordsOf(documentsBy(() => null)),
    posts: SAMPLE_POSTS.map((item) => ({ item, unknown: null })),
  });

export const storageArchive = (
  documents: Documents,
  area: StorageArea,
  alone: UnitOfWork<StorageArea>["run"],
): Archive => ({
  limits: { characters: MOST_CHARACTERS, highest: null, isUnique: false },
  read: async () => {
    const absent = opening();
    return farmRecordsOf(
      documentsBy((name) => documents.read<unknown>(area, STORED[name]).stored ?? absent[name]),
    );
  },
  replace: (records) =>
    alone(async (buffer) => {
      const [all, absent] = [documentsOf(records), opening()];
      const closed = { ...documents.read(buffer, bookFormat).value, isOpen: false };
      const emptied: Partial<Record<DocumentName, unknown>> = { farmBook: closed };
      for (const name of DOCUMENT_NAMES.filter((one) => !staysIn(records, one)))
        documents.write(
          buffer,
          STORED[name].topic,
          all[name] ?? emptied[name] ?? absent[name],
          STORED[name].beside,
        );
    }),
});
