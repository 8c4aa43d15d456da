import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { queried } from "#adapters/collections/queried.ts";
import type { Kind } from "#core/shared/kind.ts";
import { KIND_NAMES, KINDS, type KindName } from "#core/shop/kinds.ts";
import type { Collection, Key, Query } from "#ports/collection.ts";
import { arbitraryOf, fullOf } from "#tests/support/arbitrary-of.ts";
import { COLLECTION_ENGINES } from "#tests/support/collection-engines.ts";
import { expectACopy, handOverAndSpoil } from "#tests/support/spoil.ts";
import { atLength } from "../../tools/lib/extent.ts";

type Item = object;
type AnyKind = Kind<Item, string>;

const kindOf = (name: KindName): AnyKind => KINDS[name] as unknown as AnyKind;

const several = (kind: AnyKind) =>
  fc
    .uniqueArray(arbitraryOf(kind.schema), {
      selector: kind.id,
      minLength: 1,
      maxLength: 8,
    })
    .filter((items) => items.every((item) => kind.id(item) !== ""));

const byRanges = (name: string, keys: readonly Key[]): readonly Query<string>[] =>
  keys.flatMap((key) =>
    [{ from: key }, { before: key }, { upTo: key }].map((range) => ({ where: { [name]: range } })),
  );

const inOrder = (by: string): readonly Query<string>[] =>
  [false, true].flatMap((isDescending) => [
    { by, isDescending },
    { by, isDescending, skip: 1, most: 2 },
  ]);

/** Each index by each value that is there, and where instants and numbers are compared, around it. */
const queriesOver = (kind: AnyKind, items: readonly Item[]): readonly Query<string>[] =>
  Object.entries(kind.indexes).flatMap(([name, index]) => {
    const keys = items.flatMap((item) => index.of(item) ?? []);
    const some = [...keys, { among: keys.slice(0, 2) }].map((range) => ({
      where: { [name]: range },
    }));
    return index.as === "text" ? some : [...some, ...byRanges(name, keys), ...inOrder(name)];
  });

const expectAsListed = async (
  kept: Collection<Item, string>,
  kind: AnyKind,
  listed: readonly Item[],
): Promise<void> => {
  expect(await kept.where({})).toEqual(listed);
  for (const item of listed) expect(await kept.find(kind.id(item))).toEqual(item);
  for (const query of queriesOver(kind, listed)) {
    const found = queried(kind, [...listed], query);
    expect(await kept.where(query), JSON.stringify(query)).toEqual(found);
    if (query.where) expect(await kept.count(query), JSON.stringify(query)).toBe(found.length);
  }
};

/** Another record of the same id. */
const insteadOf = (kind: AnyKind, item: Item, other: Item): Item => {
  const id = kind.id(item);
  const named = Object.entries(item).filter(
    ([field, value]) => value === id && kind.id({ ...other, [field]: value }) === id,
  );
  return { ...other, ...Object.fromEntries(named) };
};

const walk = async (
  kept: Collection<Item, string>,
  kind: AnyKind,
  items: readonly Item[],
  others: readonly Item[],
): Promise<void> => {
  for (const item of items) await kept.add(item);
  await expectAsListed(kept, kind, items);
  const changed = items.map((item, at) => insteadOf(kind, item, others[at] ?? item));
  for (const item of changed) await kept.replace(item);
  await expectAsListed(kept, kind, changed);
  await kept.remove([...changed.slice(0, 1).map(kind.id), "not there"]);
  await expectAsListed(kept, kind, changed.slice(1));
};

describe.each(COLLECTION_ENGINES)("collections in %s", (_engine, freshCollection) => {
  describe.each(KIND_NAMES)("of %s", (name) => {
    const kind = kindOf(name);
    const fresh = () => freshCollection(name, kind);

    test("are found by their ids and by each index, as a plain list of them is", () =>
      fc.assert(
        fc.asyncProperty(several(kind), several(kind), async (items, others) =>
          walk(await fresh(), kind, items, others),
        ),
        { numRuns: atLength(60) },
      ));

    test("keep every field of a record that has all of them", async () => {
      const [full] = fc.sample(fullOf(kind.schema), { numRuns: 1, seed: 5 });
      if (!full) throw new Error("a full record");
      const { entries } = kind.schema as unknown as { entries: object };
      expect(Object.keys(full).sort()).toEqual(Object.keys(entries).sort());
      const kept = await fresh();
      await kept.add(full);
      expect(await kept.find(kind.id(full))).toEqual(full);
      await kept.replace(full);
      expect(await kept.where({})).toEqual([full]);
    });

    test("change nothing for a record that isn't there", async () => {
      const [some] = fc.sample(fullOf(kind.schema), { numRuns: 1, seed: 6 });
      const kept = await fresh();
      await kept.replace(some as Item);
      await kept.remove(["not there", ""]);
      await kept.remove([]);
      expect(await kept.where({})).toEqual([]);
      expect(await kept.find("")).toBeNull();
      expect(await kept.withIds([])).toEqual([]);
    });

    test("are copied on their way in and out", async () => {
      const [some] = fc.sample(fullOf(kind.schema), { numRuns: 1, seed: 7 });
      const kept = await fresh();
      await handOverAndSpoil(some as Item, (mine) => kept.add(mine));
      await expectACopy(() => kept.find(kind.id(some as Item)));
      await expectACopy(() => kept.where({}));
      await expectACopy(() => kept.withIds([kind.id(some as Item)]));
    });
  });
});
