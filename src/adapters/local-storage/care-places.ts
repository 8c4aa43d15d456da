import {
  type CareKind,
  type CareLists,
  careFormat,
  partOf,
} from "#adapters/farm-json/care-format.ts";
import { asMap } from "#adapters/farm-json/records.ts";
import { type PlaceIn, storedAs } from "#adapters/local-storage/stored-place.ts";
import { CARE_KINDS } from "#core/care/care-kinds.ts";
import { FLOCK_IDS, type FlockId } from "#core/flocks/flock.ts";

type OfAFlock = { readonly flock: FlockId };

const isSame = <Item>(items: readonly Item[], others: readonly Item[]): boolean =>
  items.length === others.length && items.every((item, at) => item === others[at]);

/** One document holds all that is kept of the flocks: a write leaves the other kinds as they are. */
export const carePlace = <Name extends CareKind>(name: Name): PlaceIn<CareLists[Name][number]> => {
  const { rawsIn, fields, toJson } = partOf(name);
  const idOf = CARE_KINDS[name].id as (item: OfAFlock) => string;
  return (documents, area) => ({
    get: () => documents.read(area, careFormat).value[name],
    set: (items) => {
      const { value, stored } = documents.read(area, careFormat);
      const changed = FLOCK_IDS.flatMap((flock) => {
        const ofFlock = (all: readonly OfAFlock[]) => all.filter((one) => one.flock === flock);
        const [before, after] = [ofFlock(value[name]), ofFlock(items)];
        if (isSame(before, after)) return [];
        const map = asMap(asMap(stored)?.[flock]) ?? {};
        const next = storedAs(after, { value: before, stored: rawsIn(map) }, idOf, toJson);
        return [[flock, { ...map, ...fields(after, next) }] as const];
      });
      documents.write(area, careFormat.topic, { ...asMap(stored), ...Object.fromEntries(changed) });
    },
  });
};
