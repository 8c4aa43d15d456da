import type { DocumentFormat, SingletonFormat } from "#adapters/farm-json/document-format.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import type { Readable, Singleton } from "#ports/singleton.ts";

export const shownIn = <Value>(
  documents: Documents,
  area: StorageArea,
  format: DocumentFormat<Value>,
): Readable<Value> => ({
  load: async () => structuredClone(documents.read(area, format).value),
});

export const singletonIn = <Value>(
  documents: Documents,
  area: StorageArea,
  format: SingletonFormat<Value>,
): Singleton<Value> => ({
  ...shownIn(documents, area, format),
  save: async (value) => {
    const { stored } = documents.read(area, format);
    documents.write(area, format.topic, format.toStored(value, stored));
  },
});
