import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import type { Queue } from "#core/queue/queue.ts";
import type { Singleton } from "#ports/singleton.ts";

export const storedQueue = <What>(
  documents: Documents,
  area: StorageArea,
  format: DocumentFormat<Queue<What>>,
): Singleton<Queue<What>> => ({
  load: async () => structuredClone(documents.read(area, format).value),
  save: async (queue) => documents.write(area, format.topic, queue),
});
