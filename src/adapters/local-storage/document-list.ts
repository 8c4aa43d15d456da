import type { DocumentFormat, Reading } from "#adapters/farm-json/document-format.ts";
import { asList, asMap } from "#adapters/farm-json/records.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";

interface ListFormat<Item> {
  readonly document: DocumentFormat<readonly Item[]>;
  readonly idOf: (item: Item) => string;
  readonly toJson: (item: Item) => object;
  readonly isNewestFirst?: boolean;
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
  { document, idOf, toJson, isNewestFirst = false }: ListFormat<Item>,
) => {
  const read = (): Reading<readonly Item[]> => documents.read(area, document);
  const write = (records: readonly unknown[]): void =>
    documents.write(area, document.topic, records);
  const storedList = (): readonly unknown[] => {
    const { value, stored } = read();
    return stored === undefined ? value.map(toJson) : asList(stored);
  };
  const indexOf = (id: string): number =>
    id === "" ? -1 : read().value.findIndex((item) => idOf(item) === id);

  const addAll = async (items: readonly Item[]): Promise<void> => {
    const [added, others] = [items.map(toJson), storedList()];
    write(isNewestFirst ? [...added, ...others] : [...others, ...added]);
  };
  const removeAll = async (ids: readonly string[]): Promise<void> => {
    const gone = new Set(ids.filter((id) => id !== ""));
    const { value } = read();
    const isOther = (at: number) => value[at] === undefined || !gone.has(idOf(value[at]));
    const [before, left] = [storedList(), storedList().filter((_record, at) => isOther(at))];
    if (left.length < before.length) write(left);
  };

  return {
    write,
    storedList,
    all: (): readonly Item[] => read().value,
    find: async (id: string): Promise<Item | null> =>
      structuredClone(read().value[indexOf(id)] ?? null),
    addAll,
    add: (item: Item): Promise<void> => addAll([item]),
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
    removeAll,
    remove: (id: string): Promise<void> => removeAll([id]),
  };
};
