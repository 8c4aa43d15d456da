import type { Reading } from "#adapters/farm-json/document-format.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import { KEYS } from "#adapters/local-storage/keys.ts";
import type { Topic } from "#ports/change-feed.ts";

interface Written {
  readonly text: string | null;
  readonly stored: unknown;
  reading?: Reading<unknown> | null;
}

const remembering = (documents: Documents): Documents => {
  const written = new Map<Topic, Written>();
  return {
    read: (area, format) => {
      const own = written.get(format.topic);
      if (own?.text !== area.getItem(KEYS[format.topic])) return documents.read(area, format);
      own.reading ??= format.read(own.stored);
      return (own.reading as ReturnType<typeof format.read>) ?? documents.read(area, format);
    },
    write: (area, topic, stored) => {
      documents.write(area, topic, stored);
      written.set(topic, { text: area.getItem(KEYS[topic]), stored });
    },
  };
};

const known = new WeakMap<Documents, Documents>();

/** Own writes aren't parsed again: ten thousand records take a while. */
export const withOwnWrites = (documents: Documents): Documents => {
  const own = known.get(documents) ?? remembering(documents);
  known.set(documents, own);
  return own;
};
