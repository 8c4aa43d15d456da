import * as v from "valibot";
import { Category, Html, list, pairs, Typed, typedFields, Words } from "#adapters/http/schemas.ts";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { ASK_PHONE } from "#core/farm.ts";
import { FARM_TEXTS } from "#core/profile/farm-texts.ts";
import { MOST_ADDRESSES } from "#core/profile/notices.ts";
import { DELIVERY_LETTERS } from "#core/profile/typed-delivery.ts";
import { EGG_LETTERS } from "#core/profile/typed-eggs.ts";
import { FARM_LETTERS } from "#core/profile/typed-farm.ts";
import { HOME_LETTERS, TITLED_LETTERS } from "#core/profile/typed-home.ts";
import { BUSINESS_LETTERS } from "#core/profile/typed-terms.ts";

const Titled = v.object(v.entriesFromList(typedFields(TITLED_LETTERS), Typed));

const ThreeTitled = v.strictTuple([Titled, Titled, Titled]);

export const FarmText = v.picklist(FARM_TEXTS);

export const ProfileEdit = v.variant("section", [
  v.object({
    section: v.literal("home"),
    version: Words,
    value: v.object({
      ...v.entriesFromList(typedFields(HOME_LETTERS), Typed),
      picture: Html,
      badges: ThreeTitled,
      reasons: ThreeTitled,
    }),
  }),
  v.object({
    section: v.literal("farm"),
    version: Words,
    value: v.object(v.entriesFromList(typedFields(FARM_LETTERS), Typed)),
  }),
  v.object({
    section: v.literal("notices"),
    version: Words,
    value: v.object({
      addresses: list(Typed, MOST_ADDRESSES),
      newOrder: v.boolean(),
      message: v.boolean(),
      attention: v.boolean(),
      lowStock: v.boolean(),
      line: Typed,
    }),
  }),
  v.object({
    section: v.literal("delivery"),
    version: Words,
    value: v.object({
      ...v.entriesFromList(typedFields(DELIVERY_LETTERS), Typed),
      askPhone: v.picklist(ASK_PHONE),
    }),
  }),
  v.object({
    section: v.literal("eggs"),
    version: Words,
    value: v.object({
      order: pairs(Category, CATEGORY_IDS.length, (category) => category),
      words: v.object(
        v.entriesFromList(
          CATEGORY_IDS,
          v.object({ ...v.entriesFromList(typedFields(EGG_LETTERS), Typed), picture: Html }),
        ),
      ),
    }),
  }),
  v.object({
    section: v.literal("about"),
    version: Words,
    value: v.object({ content: Html }),
  }),
  v.object({
    section: v.literal("terms"),
    version: Words,
    value: v.object({
      ...v.entriesFromList(typedFields(BUSINESS_LETTERS), Typed),
      terms: Html,
      privacy: Html,
    }),
  }),
]);
