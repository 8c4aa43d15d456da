import * as v from "valibot";
import {
  ADay,
  Category,
  Days,
  Email,
  Flag,
  Id,
  text,
  Whole,
  Words,
} from "#adapters/http/schemas.ts";

export const args = <const Items extends v.TupleItems>(...items: Items) => v.strictTuple(items);

export { ADay, Category, Email, Flag, Id, Whole, Words };

export const OptionalDays = v.optional(Days);

export const After = v.nullable(text(500));

export const Day = text(10);
