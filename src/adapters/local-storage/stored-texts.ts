import * as v from "valibot";
import type { Documents } from "#adapters/local-storage/documents.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import type { VisitorTopic } from "#ports/change-feed.ts";
import type { Singleton } from "#ports/singleton.ts";

/** A document of texts alone: where one is missing, what it was at first stands for all. */
export const storedTexts = <Texts extends object>(
  documents: Documents,
  area: StorageArea,
  topic: VisitorTopic,
  initial: Texts,
): Singleton<Texts> => {
  const schema = v.object(v.entriesFromList(Object.keys(initial), v.string()));
  const format = {
    topic,
    initial,
    read: (stored: unknown) => {
      const { success, output } = v.safeParse(schema, stored);
      return success ? { value: output as Texts, stored: output, skipped: 0 } : null;
    },
  };
  return {
    load: async () => ({ ...documents.read(area, format).value }),
    save: async (texts) => documents.write(area, topic, texts),
  };
};
