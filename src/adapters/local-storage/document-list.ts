import type { DocumentFormat, Reading } from "#adapters/farm-json/document-format.ts";
import { asList, asMap } from "#adapters/farm-json/records.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";

interface ListFormat<Item> {
  readonly document: DocumentFormat<readonly Item[]>;
  readonly idOf: (item: Item) => string;
  readonly toJson: (item: Item) => object;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const over = (stored: unknown, before: object, after: object): unknown => {
  const kept = Object.entries(asMap(stored) ?? {}).filter(
    ([name]) => name in after || !(name in before),
  );
  const changed = Object.entries(after).filter(
    ([name, value]) => !isSame(value, (before as Record<string, unknown>)[name]),
  );
  return { ...Object.fromEntries(kept), ...Object.fromEntries(changed) };
};

export const documentList = <Item>(
  documents: Documents,
  area: StorageArea,
  { document, idOf, toJson }: ListFormat<Item>,
) => {
  const read = (): Reading<readonly Item[]> => documents.read(area, document);
  const write = (records: readonly unknown[]): void =>
    documents.write(area, document.topic, records);
  const storedList = (): readonly unknown[] => asList(read().stored);
  const indexOf = (id: string): number =>
    id === "" ? -1 : read().value.findIndex((item) => idOf(item) === id);

  return {
    all: (): readonly Item[] => read().value,
    find: async (id: string): Promise<Item | null> =>
      structuredClone(read().value[indexOf(id)] ?? null),
    add: async (item: Item): Promise<void> => write([...storedList(), toJson(item)]),
    replace: async (item: Item): Promise<void> => {
      const index = indexOf(idOf(item));
      const before = read().value[index];
      if (before === undefined) return;
      write(
        storedList().map((record, at) =>
          at === index ? over(record, toJson(before), toJson(item)) : record,
        ),
      );
    },
    remove: async (id: string): Promise<void> => {
      const { value } = read();
      const isOther = (at: number) => id === "" || !value[at] || idOf(value[at]) !== id;
      const before = storedList();
      const left = before.filter((_record, at) => isOther(at));
      if (left.length < before.length) write(left);
    },
  };
};
