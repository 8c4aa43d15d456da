import { asMap } from "#adapters/farm-json/records.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import { draftsFormat } from "#adapters/local-storage/drafts-format.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { type Draft, isNewDraftKey } from "#core/posts/draft.ts";
import type { DraftRepository } from "#ports/draft-repository.ts";

export const createDrafts = (documents: Documents, area: StorageArea): DraftRepository => {
  const read = () => documents.read(area, draftsFormat);
  const draftOf = (draftKey: string): Draft | null =>
    draftKey === "" ? null : (read().value.get(draftKey) ?? null);

  return {
    find: async (draftKey) => structuredClone(draftOf(draftKey)),
    ofNewPosts: async () =>
      structuredClone([...read().value.values()].filter((draft) => isNewDraftKey(draft.draftKey))),
    keep: async ({ draftKey, ...draft }) => {
      const stored = asMap(read().stored);
      const before = asMap(stored?.[draftKey]);
      documents.write(area, "drafts", { ...stored, [draftKey]: { ...before, ...draft } });
    },
    forget: async (draftKey) => {
      const { stored } = read();
      if (!draftOf(draftKey)) return;
      const { [draftKey]: _removed, ...others } = asMap(stored) ?? {};
      documents.write(area, "drafts", others);
    },
  };
};
