import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { readList } from "#adapters/farm-json/record-list.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import {
  emailDigest,
  emailDigests,
  erasedSince,
  erasedSinceOf,
} from "#adapters/sha256/email-digest.ts";
import type { ErasureRepository } from "#ports/erasure-repository.ts";

const StoredErasure = v.object({ digest: v.string(), at: v.string() });

const erasuresFormat: DocumentFormat<readonly v.InferOutput<typeof StoredErasure>[]> = {
  topic: "erasures",
  initial: [],
  read: (stored) => readList(StoredErasure, stored),
};

export const createErasures = (documents: Documents, area: StorageArea): ErasureRepository => {
  const isOf = (email: string) => {
    const known = emailDigests(email);
    return ({ digest }: { readonly digest: string }) => known.includes(digest);
  };
  const all = () => documents.read(area, erasuresFormat).value;

  const erasedAt = (): ((digest: string) => string | undefined) => {
    const known = new Map(all().map(({ digest, at }) => [digest, at]));
    return (digest) => known.get(digest);
  };

  return {
    since: async (email) => erasedSince(email, erasedAt()),
    sinceOf: async (emails) => erasedSinceOf(emails, erasedAt()),
    note: async (email, at) => {
      const others = all().filter((one) => !isOf(email)(one));
      documents.write(area, "erasures", [...others, { digest: emailDigest(email), at }]);
    },
    // As every write here it reports a change of erasures.
    forgetOrder: async () => documents.write(area, "erasures", all()),
    keptBeside: async () => [],
  };
};
