import type { Reading } from "#adapters/farm-json/document-format.ts";
import { areSame, type Documents, type Texts, textsOf } from "#adapters/local-storage/documents.ts";
import type { Topic } from "#ports/change-feed.ts";

interface Written {
  readonly texts: Texts;
  readonly stored: unknown;
  reading?: Reading<unknown> | null;
}

const remembering = (documents: Documents): Documents => {
  const written = new Map<Topic, Written>();
  return {
    read: (area, format) => {
      const own = written.get(format.topic);
      if (!own || !areSame(own.texts, textsOf(area, format))) return documents.read(area, format);
      own.reading ??= format.read(own.stored);
      return (own.reading as ReturnType<typeof format.read>) ?? documents.read(area, format);
    },
    write: (area, topic, stored, beside) => {
      documents.write(area, topic, stored, beside);
      written.set(topic, { texts: textsOf(area, { topic, ...(beside && { beside }) }), stored });
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
