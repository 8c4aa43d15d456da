import { CARE_DOCUMENT } from "#adapters/farm-json/care-format.ts";
import type { FlockDocument, FlockItems } from "#adapters/farm-json/flock-document.ts";
import { FLOCK_DOCUMENT } from "#adapters/farm-json/flocks-format.ts";
import { asMap } from "#adapters/farm-json/records.ts";
import { withOwnWrites } from "#adapters/local-storage/own-writes.ts";
import { type PlaceIn, storedAs, wholeOf } from "#adapters/local-storage/stored-place.ts";
import { CARE_KINDS } from "#core/care/care-kinds.ts";
import { FLOCK_IDS } from "#core/flocks/flock.ts";
import { FLOCK_KINDS } from "#core/flocks/flock-kinds.ts";
import type { OfFlock, OnFlock } from "#core/flocks/of-flock.ts";

const isSame = <Item>(items: readonly Item[], others: readonly Item[]): boolean =>
  items.length === others.length && items.every((item, at) => item === others[at]);

/** One document holds several kinds, by flock: a write leaves the others as they are. */
const flockPlace =
  <Items extends FlockItems, Name extends keyof Items>(
    { format, parts, rawsOf, empty }: FlockDocument<Items>,
    name: Name,
    idOf: (item: Items[Name]) => string,
  ): PlaceIn<Items[Name]> =>
  (documents, area) => {
    const own = withOwnWrites(documents);
    return {
      get: () => own.read(area, format).value[name],
      whole: (items) => {
        const { value, stored } = own.read(area, format);
        return wholeOf(
          items,
          { value: value[name], stored: rawsOf(name, stored) },
          parts[name].toJson,
        );
      },
      set: (items) => {
        const { value, stored } = own.read(area, format);
        const { rawsIn, fields, toJson } = parts[name];
        const changed = FLOCK_IDS.flatMap((flock) => {
          const ofFlock = <Item extends OnFlock>(all: readonly Item[]) =>
            all.filter((one) => one.flock === flock);
          const [before, after] = [ofFlock(value[name]), ofFlock(items)];
          if (isSame(before, after)) return [];
          const map = asMap(asMap(stored)?.[flock]) ?? empty;
          const next = storedAs(after, { value: before, stored: rawsIn(map) }, idOf, toJson);
          return [[flock, { ...map, ...fields(after, next) }] as const];
        });
        own.write(area, format.topic, { ...asMap(stored), ...Object.fromEntries(changed) });
      },
    };
  };

export const carePlace = <Name extends keyof typeof CARE_KINDS>(name: Name) =>
  flockPlace(CARE_DOCUMENT, name, CARE_KINDS[name].id as (item: OnFlock) => string);

export const entryPlace = <Name extends keyof typeof FLOCK_KINDS>(name: Name) =>
  flockPlace(FLOCK_DOCUMENT, name, FLOCK_KINDS[name].id as (item: OfFlock) => string);
