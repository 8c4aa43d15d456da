import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { readList } from "#adapters/farm-json/record-list.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { emailDigest } from "#adapters/sha256/email-digest.ts";
import type { ErasureRepository } from "#ports/erasure-repository.ts";

const StoredErasure = v.object({ digest: v.string(), at: v.string() });

const erasuresFormat: DocumentFormat<readonly v.InferOutput<typeof StoredErasure>[]> = {
  topic: "erasures",
  initial: [],
  read: (stored) => readList(StoredErasure, stored),
};

export const createErasures = (documents: Documents, area: StorageArea): ErasureRepository => {
  const isOf = (email: string) => {
    const known = emailDigest(email);
    return ({ digest }: { readonly digest: string }) => digest === known;
  };
  const all = () => documents.read(area, erasuresFormat).value;

  return {
    since: async (email) => all().find(isOf(email))?.at ?? null,
    sinceOf: async (emails) => {
      const known = new Map(all().map(({ digest, at }) => [digest, at]));
      return new Map(
        emails.flatMap((email) => {
          const at = known.get(emailDigest(email));
          return at === undefined ? [] : [[email, at] as const];
        }),
      );
    },
    note: async (email, at) => {
      const others = all().filter((one) => !isOf(email)(one));
      documents.write(area, "erasures", [...others, { digest: emailDigest(email), at }]);
    },
    // As every write here it reports a change of erasures.
    forgetOrder: async () => documents.write(area, "erasures", all()),
    keptBeside: async () => [],
  };
};
