import { flockDocument, listPart } from "#adapters/farm-json/flock-document.ts";
import {
  fieldsOf,
  isStoredFigure,
  numberIn,
  penceOf,
  textIn,
  wholeIn,
} from "#adapters/farm-json/stored-fields.ts";
import { costTypeOf, type FlockId } from "#core/flocks/flock.ts";
import type { ItemOfFlocks } from "#core/flocks/flock-kinds.ts";
import { dayOf } from "#core/shared/day.ts";
import { toPounds } from "#core/shared/money.ts";
import { MOST } from "#core/shared/reckonable.ts";
import { isStoredId } from "#core/shared/stored-id.ts";
import { hasStoredTexts } from "#core/shared/stored-text.ts";

type Cost = ItemOfFlocks<"costs">;

type EggsOfDay = ItemOfFlocks<"eggCounts">;

const readCost = (stored: unknown, flock: FlockId): Cost | null => {
  const { id, date, type, amount, description } = fieldsOf(stored) ?? {};
  const [day, pounds] = [dayOf(textIn(date)), numberIn(amount) ?? -1];
  if (typeof id !== "string" || !isStoredId(id)) return null;
  if (typeof type !== "string" || day === null || pounds < 0) return null;
  const about = textIn(description);
  if (!hasStoredTexts(about)) return null;
  return {
    flock,
    id,
    date: day,
    type: costTypeOf(type),
    amount: penceOf(pounds),
    description: about,
  };
};

/** Not a number for a figure that can't be stored. Most are numbers: one call for each. */
const countIn = (stored: unknown): number => {
  if (typeof stored !== "number")
    return isStoredFigure(stored) ? (wholeIn(stored, 0) ?? 0) : Number.NaN;
  if (Math.abs(stored) > MOST) return Number.NaN;
  return Number.isInteger(stored) && stored > 0 ? stored : 0;
};

const readEggs = (stored: unknown, flock: FlockId): EggsOfDay | null => {
  const eggs = fieldsOf(stored) ?? {};
  const { id, date } = eggs;
  const day = dayOf(textIn(date));
  if (typeof id !== "string" || !isStoredId(id) || day === null) return null;
  const counts = {
    small: countIn(eggs.small),
    medium: countIn(eggs.medium),
    large: countIn(eggs.large),
    extraLarge: countIn(eggs.extraLarge),
    doubleYolkers: countIn(eggs.doubleYolkers),
  };
  const { small, medium, large, extraLarge, doubleYolkers } = counts;
  const isStored = !Number.isNaN(small + medium + large + extraLarge + doubleYolkers);
  return isStored ? { flock, id, date: day, counts } : null;
};

export const costToJson = ({ flock: _flock, amount, ...cost }: Cost): object => ({
  ...cost,
  amount: toPounds(amount),
});

export const eggsToJson = ({ id, date, counts }: EggsOfDay): object => ({ id, date, ...counts });

/** `{ "1": { costLog: […], eggLog: […] }, … }`. */
export const FLOCK_DOCUMENT = flockDocument<{
  readonly costs: Cost;
  readonly eggCounts: EggsOfDay;
}>(
  "flocks",
  {
    costs: listPart("costLog", readCost, costToJson),
    eggCounts: listPart("eggLog", readEggs, eggsToJson),
  },
  { costLog: [], eggLog: [] },
);

export const flocksFormat = FLOCK_DOCUMENT.format;
