import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import type { Queue } from "#core/outbox/entry.ts";
import type { Outbox } from "#ports/outbox.ts";

/** Of what is only written in a unit of work: the entries of a kind are one document. */
export const storedOutbox = <What>(
  documents: Documents,
  area: StorageArea,
  format: DocumentFormat<Queue<What>>,
): Outbox<What> => {
  const read = (): Queue<What> => structuredClone(documents.read(area, format).value);
  const write = (queue: Queue<What>): void => documents.write(area, format.topic, queue);
  const find = (id: string) => read().find((entry) => entry.id === id) ?? null;

  return {
    all: async () => read(),
    find: async (id) => find(id),
    add: async (entry) => write([...read(), entry]),
    replace: async (entry) => {
      if (find(entry.id)) write(read().map((one) => (one.id === entry.id ? entry : one)));
    },
    remove: async (id) => {
      if (find(id)) write(read().filter((entry) => entry.id !== id));
    },
  };
};
