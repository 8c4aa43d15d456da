import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { queried, summed } from "#adapters/collections/queried.ts";
import type { Order } from "#core/orders/order.ts";
import type { Kind } from "#core/shared/kind.ts";
import { picked } from "#core/shared/picked.ts";
import { sumOf } from "#core/shared/sum.ts";
import type { WithUnknown } from "#core/shared/with-unknown.ts";
import { wordsOf } from "#core/shared/word-search.ts";
import { KIND_NAMES, KINDS, type KindName } from "#core/shop/kinds.ts";
import type { Collection, Key, Query } from "#ports/collection.ts";
import { arbitraryOf, fullOf } from "#tests/support/arbitrary-of.ts";
import { COLLECTION_ENGINES } from "#tests/support/collection-engines.ts";
import { expectACopy, handOverAndSpoil } from "#tests/support/spoil.ts";
import { atLength } from "../../tools/lib/extent.ts";

type Item = object;
type AnyKind = Kind<Item, string>;

const kindOf = (name: KindName): AnyKind => KINDS[name] as unknown as AnyKind;

interface Named {
  readonly id?: string;
  readonly category?: string;
  readonly email?: string;
}

/** A lot is named by its category, which local storage goes by; customers have an e-mail each. */
const fits = (name: KindName, item: Item): boolean => {
  const { id = "", category, email = "" } = item as Named;
  if (name === "customers") return email === "" || email.startsWith(`${id}@`);
  return name !== "lots" || id.endsWith(`-${category}`);
};

/** What an order has none of isn't stored. */
const withoutNone = (item: Item): Item => {
  const isNone = (value: unknown): boolean =>
    value === "" || Object.keys(Object(value)).length === 0;
  const { days, handedOver, bestBefore, untold, ...rest } = item as Partial<Order>;
  const some = Object.entries({ days, handedOver, bestBefore, untold }).filter(
    ([, value]) => value !== undefined && !isNone(value),
  );
  return { ...rest, ...Object.fromEntries(some) };
};

const fittingIn = (name: KindName, item: Item): Item => {
  const { id, category, email } = item as Named;
  if (name === "orders") return withoutNone(item);
  if (name === "customers") return { ...item, email: email && `${id}@${email}` };
  return name === "lots" ? { ...item, id: `${id}-${category}` } : item;
};

const fitted = (name: KindName, values: fc.Arbitrary<Item>): fc.Arbitrary<Item> =>
  values.map((item) => fittingIn(name, item)).filter((item) => kindOf(name).id(item) !== "");

const several = (name: KindName) =>
  fc.uniqueArray(fitted(name, arbitraryOf(kindOf(name).schema)), {
    selector: kindOf(name).id,
    minLength: 1,
    maxLength: 8,
  });

const aFull = (name: KindName, seed: number): Item => {
  const [full] = fc.sample(fitted(name, fullOf(kindOf(name).schema)), { numRuns: 1, seed });
  if (!full) throw new Error("a full record");
  return full;
};

const byRanges = (name: string, keys: readonly Key[]): readonly Query<string>[] =>
  keys.flatMap((key) =>
    [{ from: key }, { before: key }, { upTo: key }].map((range) => ({ where: { [name]: range } })),
  );

const inOrder = (by: string): readonly Query<string>[] =>
  [false, true].flatMap((isDescending) => [
    { by, isDescending },
    { by, isDescending, skip: 1, most: 2 },
    { by, isDescending, most: 1 },
  ]);

const byWords = (name: string, texts: readonly Key[]): readonly Query<string>[] => {
  const [first = ""] = texts.flatMap((text) => wordsOf(String(text)));
  return ["", first, [...first][0] ?? ""].map((typed) => ({ where: { [name]: typed } }));
};

/** Each index by some of the values that are there, and where instants and numbers are compared, around it. */
const queriesOver = (kind: AnyKind, items: readonly Item[]): readonly Query<string>[] =>
  Object.entries(kind.indexes).flatMap(([name, index]) => {
    const keys = [...new Set(items.flatMap((item) => index.of(item) ?? []))].slice(0, 3);
    if (index.as === "words") return byWords(name, keys);
    const some = [...keys, { among: keys.slice(0, 2) }].map((range) => ({
      where: { [name]: range },
    }));
    const either = { where: keys.slice(0, 2).map((key) => ({ [name]: key })) };
    const all = [...some, either];
    return index.as === "text" ? all : [...all, ...byRanges(name, keys), ...inOrder(name)];
  });

/** The first and the last query of each index: what they share needn't be asked for each key. */
const oneOfEach = (kind: AnyKind, items: readonly Item[]): readonly Query<string>[] =>
  Object.entries(kind.indexes).flatMap(([name, index]) => {
    const queries = queriesOver({ ...kind, indexes: { [name]: index } }, items);
    return queries.filter((_, at) => at === 0 || at === queries.length - 1);
  });

const bySum = (a: object, b: object): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

const expectSums = async (
  kept: Collection<Item, string>,
  kind: AnyKind,
  listed: readonly Item[],
  of: string,
): Promise<void> => {
  const [first = of] = Object.keys(kind.indexes).filter(
    (name) => kind.indexes[name]?.as === "text",
  );
  const sums = summed(kind, listed, of, [first]);
  expect((await kept.sums(of, [first], {})).toSorted(bySum)).toEqual(sums.toSorted(bySum));
  expect(await kept.sum(of, {})).toBe(sumOf(listed, (item) => Number(kind.indexes[of]?.of(item))));
};

const expectTotals = async (
  kept: Collection<Item, string>,
  kind: AnyKind,
  listed: readonly Item[],
): Promise<void> => {
  const names = Object.keys(kind.indexes).filter((name) => kind.indexes[name]?.as === "number");
  if (names.length === 0) return;
  for (const where of [{}, [], ...oneOfEach(kind, listed).map((query) => query.where ?? {})]) {
    const found = queried(kind, [...listed], { where });
    expect(await kept.totals(names, { where }), JSON.stringify(where)).toEqual(
      Object.fromEntries(
        names.map((name) => [name, sumOf(found, (item) => Number(kind.indexes[name]?.of(item)))]),
      ),
    );
  }
};

/** None of their fields, and every other one. */
const partsOf = (items: readonly Item[]): readonly (readonly never[])[] => {
  const fields = [...new Set(items.flatMap(Object.keys))] as never[];
  return [[], fields.filter((_, at) => at % 2 === 1)];
};

const expectPages = async (
  kept: Collection<Item, string>,
  kind: AnyKind,
  listed: readonly Item[],
): Promise<void> => {
  for (const { skip: _skip, most: _most, ...whole } of oneOfEach(kind, listed)) {
    const all = queried(kind, [...listed], whole);
    const { total, items } = await kept.page({ ...whole, skip: 1, most: 2 });
    expect([total, items.length], JSON.stringify(whole)).toEqual([
      all.length,
      all.slice(1, 3).length,
    ]);
    for (const fields of partsOf(items))
      expect(await kept.parts(fields, { ...whole, skip: 1, most: 2 })).toEqual({
        items: items.map((item) => picked(item, fields)),
        total,
      });
  }
};

const byKey = (items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] =>
  items.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));

/** Local storage groups sums by their weeks and notes by their counts, which have no order. */
const ordered = (name: KindName, items: readonly Item[]): readonly Item[] =>
  name === "weekSums" || name === "countNotes" ? byKey(items, kindOf(name).id) : items;

type InOrder = (items: readonly Item[]) => readonly Item[];

/** Local storage groups what is of a flock by it, whatever was added first. */
const orderIn = (engine: string, { topic }: AnyKind): InOrder =>
  engine === "local storage" && ["flocks", "care"].includes(topic)
    ? (items) => byKey(items, (item) => (item as { readonly flock: string }).flock)
    : (items) => items;

const expectAsListed = async (
  kept: Collection<Item, string>,
  name: KindName,
  listed: readonly Item[],
): Promise<void> => {
  const kind = kindOf(name);
  expect(ordered(name, await kept.where({}))).toEqual(ordered(name, listed));
  for (const item of listed) expect(await kept.find(kind.id(item))).toEqual(item);
  for (const query of queriesOver(kind, listed)) {
    const found = queried(kind, [...listed], query);
    expect(ordered(name, await kept.where(query)), JSON.stringify(query)).toEqual(
      ordered(name, found),
    );
    if (query.where) expect(await kept.count(query), JSON.stringify(query)).toBe(found.length);
  }
  await expectPages(kept, kind, listed);
  for (const [of, { as }] of Object.entries(kind.indexes))
    if (as === "number") await expectSums(kept, kind, listed, of);
  await expectTotals(kept, kind, listed);
};

/** Records of these kinds keep no unknown fields of their own; their document may. */
const isCompact = (name: KindName): boolean =>
  ["lots", "weekSums", "flockNames", "countNotes"].includes(name);

/** Another record of the same id: as many fields of the other as leave it so. */
const insteadOf = (name: KindName, item: Item, other: Item): Item => {
  const { id, schema } = kindOf(name);
  let changed = item;
  for (const [field, value] of Object.entries(other)) {
    const next = { ...changed, [field]: value };
    if (id(next) === id(item) && v.is(schema, next) && fits(name, next)) changed = next;
  }
  return changed;
};

const walk = async (
  kept: Collection<Item, string>,
  name: KindName,
  [items, others]: readonly [readonly Item[], readonly Item[]],
  inOrder: InOrder,
): Promise<void> => {
  const kind = kindOf(name);
  await kept.add(items.slice(0, 2));
  for (const item of items.slice(2)) await kept.put([item]);
  await expectAsListed(kept, name, inOrder(items));
  const changed = items.map((item, at) => insteadOf(name, item, others[at] ?? item));
  await kept.put(changed.slice(0, 3));
  for (const item of changed.slice(3)) await kept.replace(item);
  await expectAsListed(kept, name, inOrder(changed));
  await kept.remove([...changed.slice(0, 1).map(kind.id), "not there"]);
  await expectAsListed(kept, name, inOrder(changed.slice(1)));
};

/** A kind of many indexes has more queries, and each takes longer. */
const runsOf = ({ indexes }: AnyKind): number =>
  Math.ceil(60 * Math.min(1, 8 / Math.max(1, Object.keys(indexes).length)) ** 1.5);

describe.each(COLLECTION_ENGINES)("collections in %s", (engine, freshCollection) => {
  describe.each(KIND_NAMES)("of %s", (name) => {
    const kind = kindOf(name);
    const fresh = () => freshCollection(name, kind);

    test("are found by their ids and by each index, as a plain list of them is", () =>
      fc.assert(
        fc.asyncProperty(several(name), several(name), async (items, others) =>
          walk(await fresh(), name, [items, others], orderIn(engine, kind)),
        ),
        { numRuns: atLength(runsOf(kind)) },
      ));

    test("keep every field of a record that has all of them", async () => {
      const full = aFull(name, 5);
      const { entries } = kind.schema as unknown as { entries: object };
      expect(Object.keys(full).sort()).toEqual(Object.keys(entries).sort());
      const kept = await fresh();
      await kept.add([full]);
      expect(await kept.find(kind.id(full))).toEqual(full);
      await kept.replace(full);
      expect(await kept.where({})).toEqual([full]);
    });

    test("hand out records with their unknown fields, which a change of the record leaves", async () => {
      const [full, other] = [aFull(name, 5), aFull(name, 8)];
      const unknown = isCompact(name) ? null : { later: { is: "unknown" } };
      const kept = await fresh();
      await kept.addWhole([{ item: full, unknown }]);
      await kept.add([other]);
      const whole = [
        { item: full, unknown },
        { item: other, unknown: null },
      ];
      expect(await kept.whole([kind.id(full), "not there"])).toEqual([whole[0]]);
      const changed = insteadOf(name, full, other);
      await kept.replace(changed);
      expect(await kept.whole([kind.id(full)])).toEqual([{ item: changed, unknown }]);
      await kept.put([full]);
      const byId = async () => new Map((await kept.whole()).map((one) => [kind.id(one.item), one]));
      expect(await byId()).toEqual(new Map(whole.map((one) => [kind.id(one.item), one])));
      expect(await kept.whole([])).toEqual([]);
      await kept.addWhole([]);
    });

    test("are written anew or removed, with their unknown fields, by what matches", async () => {
      const seeds = Array.from({ length: 40 }, (_, at) => aFull(name, at + 1));
      const ids = seeds.map(kind.id);
      const [full, other, last] = seeds.filter((one, at) => ids.indexOf(kind.id(one)) === at);
      if (!full || !other || !last) throw new Error("three records");
      const unknown = isCompact(name) ? null : { later: { is: "unknown" } };
      const kept = await fresh();
      await kept.addWhole([
        { item: full, unknown },
        { item: other, unknown },
      ]);
      await kept.add([last]);
      const byId = new Map<string, WithUnknown<Item> | null>([
        [kind.id(full), { item: insteadOf(name, full, last), unknown: null }],
        [kind.id(other), null],
      ]);
      await kept.rewrite({ where: [] }, () => null);
      await kept.rewrite({}, (whole) => {
        const next = byId.get(kind.id(whole.item));
        return next === undefined ? whole : next;
      });
      const left = [byId.get(kind.id(full)), { item: last, unknown: null }];
      expect(await kept.whole()).toEqual(expect.arrayContaining(left));
      expect(await kept.count({})).toBe(2);
    });

    test("change nothing for a record that isn't there", async () => {
      const some = aFull(name, 6);
      const kept = await fresh();
      await kept.replace(some);
      await kept.remove(["not there", ""]);
      await kept.remove([]);
      expect(await kept.where({})).toEqual([]);
      expect(await kept.find("")).toBeNull();
      expect(await kept.withIds([])).toEqual([]);
    });

    test("are copied on their way in and out", async () => {
      const some = aFull(name, 7);
      const kept = await fresh();
      await handOverAndSpoil(some, (mine) => kept.add([mine]));
      expect(await kept.find(kind.id(some))).toEqual(some);
      await handOverAndSpoil(some, kept.replace);
      expect(await kept.find(kind.id(some))).toEqual(some);
      await handOverAndSpoil(some, (mine) => kept.put([mine]));
      expect(await kept.find(kind.id(some))).toEqual(some);
      await expectACopy(() => kept.find(kind.id(some)));
      await expectACopy(() => kept.where({}));
      await expectACopy(() => kept.withIds([kind.id(some)]));
    });
  });

  describe.each(KIND_NAMES.filter((name) => kindOf(name).mayRepeat))("of %s", (name) => {
    const kind = kindOf(name);

    test("of one id are each kept, the first is found and changed, and all are removed", async () => {
      const first = aFull(name, 5);
      const [second, third] = [8, 11].map((seed) => insteadOf(name, first, aFull(name, seed)));
      if (!second || !third) throw new Error("three records of one id");
      const [id, later] = [kind.id(first), { item: second, unknown: { later: 2 } }];
      const kept = await freshCollection(name, kind);
      await kept.addWhole([{ item: first, unknown: { later: 1 } }, later]);
      expect(await kept.find(id)).toEqual(first);
      await kept.replace(third);
      expect(await kept.whole([id])).toEqual([{ item: third, unknown: { later: 1 } }, later]);
      await kept.put([first]);
      expect(await kept.whole([id])).toEqual([{ item: first, unknown: { later: 1 } }, later]);
      await kept.remove([id]);
      expect(await kept.where({})).toEqual([]);
    });
  });
});
