import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { asMap } from "#adapters/farm-json/records.ts";
import type { Draft } from "#core/posts/draft.ts";

const Text = v.fallback(v.string(), "");

const Written = { title: Text, featuredImage: Text, content: Text, tags: Text };

const StoredDraft = v.object({
  ...Written,
  savedAt: Text,
  from: v.fallback(
    v.optional(v.object({ version: v.string(), seen: v.optional(v.object(Written)) })),
    undefined,
  ),
});

/** `{ "new": { title, … }, "1775203200000": … }`: drafts by key. */
export const draftsFormat: DocumentFormat<ReadonlyMap<string, Draft>> = {
  topic: "drafts",
  initial: new Map(),
  read: (stored) => {
    const map = asMap(stored);
    if (map === null) return null;
    const drafts = new Map<string, Draft>();
    const good: Record<string, unknown> = {};
    for (const [draftKey, record] of Object.entries(map)) {
      const draft = v.safeParse(StoredDraft, record);
      if (!draft.success) continue;
      drafts.set(draftKey, { ...draft.output, draftKey });
      good[draftKey] = record;
    }
    return { value: drafts, stored: good, skipped: Object.keys(map).length - drafts.size };
  },
};
