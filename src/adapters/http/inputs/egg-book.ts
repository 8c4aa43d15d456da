import * as v from "valibot";
import { OptionalFlock } from "#adapters/http/inputs/flocks.ts";
import { ADay, Category, Id, pairs, Typed, text, Whole, Words } from "#adapters/http/schemas.ts";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { OTHER_WAYS } from "#core/egg-book/take-eggs.ts";

const ShelfEntry = v.object({ eggs: Whole, laid: text(10), flock: OptionalFlock });

export const OpenedShelf = v.object({
  shelf: v.object(v.entriesFromList(CATEGORY_IDS, v.exactOptional(ShelfEntry))),
});

export const CountedShelf = pairs(
  v.object({
    category: Category,
    eggs: Whole,
    laid: v.optional(text(10)),
    flock: OptionalFlock,
    seen: v.object({ shelf: Whole, promised: Whole }),
  }),
  CATEGORY_IDS.length,
  ({ category }) => category,
);

export const EggsToTake = v.object({
  id: Id,
  category: Category,
  eggs: Whole,
  kind: v.picklist(OTHER_WAYS),
  lot: v.optional(Id),
  note: v.optional(Typed),
});

export const BookSettingsEdit = v.object({
  version: Words,
  bestBeforeDays: Whole,
  handOverDays: Whole,
});

export const SpanOfDays = v.object({ first: ADay, last: ADay });

export const MoveIds = pairs(Id, 1_000, (id) => id);
