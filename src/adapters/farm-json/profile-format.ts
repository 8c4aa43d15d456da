import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { StoredEggs } from "#adapters/farm-json/eggs-format.ts";
import { asList, asMap } from "#adapters/farm-json/records.ts";
import { isEmail } from "#core/customers/email.ts";
import { ASK_PHONE } from "#core/farm.ts";
import { hasStoredStories } from "#core/pictures/stored-stories.ts";
import {
  DEFAULT_PROFILE,
  type FarmProfile,
  type SavedProfile,
} from "#core/profile/farm-profile.ts";
import { NO_TEXT } from "#core/profile/farm-texts.ts";
import type { HomeWords, TitledText } from "#core/profile/home-words.ts";
import { MOST_ADDRESSES } from "#core/profile/notices.ts";
import { isPicture } from "#core/rich-text/picture.ts";
import { hasStoredTexts } from "#core/shared/stored-text.ts";
import type { FarmWeek } from "#core/week/farm-week.ts";

const { farm, delivery, home, business, notices } = DEFAULT_PROFILE;

const textOr = (initial: string) => v.fallback(v.string(), initial);

const nameOr = (initial: string) => v.fallback(v.pipe(v.string(), v.nonEmpty()), initial);

const Place = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

const PictureAddress = v.fallback(v.pipe(v.string(), v.check(isPicture)), "");

const titledOr = ({ title, text }: TitledText) =>
  v.fallback(v.object({ title: textOr(title), text: textOr(text) }), { title, text });

const threeOr = ([one, two, three]: HomeWords["badges"]) =>
  v.fallback(v.tuple([titledOr(one), titledOr(two), titledOr(three)]), [
    { ...one },
    { ...two },
    { ...three },
  ]);

const flagOr = (initial: boolean) => v.fallback(v.boolean(), initial);

const addressesIn = (stored: unknown): readonly string[] =>
  asList(stored)
    .filter((one): one is string => typeof one === "string" && isEmail(one))
    .slice(0, MOST_ADDRESSES);

type Words = Omit<FarmProfile, "week">;

export type SavedWords = Omit<SavedProfile, "week">;

const withTexts = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.object(entries), v.check(hasStoredTexts));

const withStories = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.object(entries), v.check(hasStoredStories));

const PARTS = {
  farm: withTexts({
    name: nameOr(farm.name),
    tagline: textOr(farm.tagline),
    owner: textOr(farm.owner),
    phone: textOr(farm.phone),
    email: textOr(farm.email),
    street: textOr(farm.street),
    town: textOr(farm.town),
    postcode: textOr(farm.postcode),
    directions: textOr(farm.directions),
    place: v.fallback(Place, farm.place),
  }),
  delivery: withTexts({
    town: nameOr(delivery.town),
    otherwise: textOr(delivery.otherwise),
    askPhone: v.fallback(v.picklist(ASK_PHONE), delivery.askPhone),
  }),
  home: withStories({
    headline: textOr(home.headline),
    introduction: textOr(home.introduction),
    picture: PictureAddress,
    pictureText: textOr(home.pictureText),
    badges: threeOr(home.badges),
    reasons: threeOr(home.reasons),
  }),
  eggs: v.pipe(StoredEggs, v.check(hasStoredStories)),
  business: withTexts({
    name: textOr(business.name),
    address: textOr(business.address),
    vat: textOr(business.vat),
  }),
  about: withStories({ content: textOr(NO_TEXT) }),
  additions: withStories({ terms: textOr(NO_TEXT), privacy: textOr(NO_TEXT) }),
  notices: withTexts({
    addresses: v.pipe(v.optional(v.unknown(), []), v.transform(addressesIn)),
    newOrder: flagOr(notices.newOrder),
    message: flagOr(notices.message),
    attention: flagOr(notices.attention),
    lowStock: flagOr(notices.lowStock),
    line: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), notices.line),
  }),
  setupHidden: v.boolean(),
  samplesKept: v.boolean(),
} as const satisfies { readonly [Part in keyof Words]: v.GenericSchema<unknown, Words[Part]> };

export const WORD_PARTS = Object.keys(PARTS) as readonly (keyof Words)[];

const partIn = (stored: unknown): unknown => (Array.isArray(stored) ? null : stored);

/** `{ farm?: { name, tagline, … }, delivery?: { town, otherwise, askPhone } }` */
export const profileFormat: DocumentFormat<SavedWords> = {
  topic: "profile",
  initial: {},
  read: (stored) => {
    const map = asMap(stored);
    if (map === null) return null;
    const found = WORD_PARTS.filter((part) => Object.hasOwn(map, part)).map(
      (part) => [part, v.safeParse(PARTS[part], partIn(map[part]))] as const,
    );
    const readable = found.flatMap(([part, { success, output }]) =>
      success ? [[part, output] as const] : [],
    );
    const lost = found.filter(([, { success }]) => !success).map(([part]) => part);
    return {
      value: Object.fromEntries(readable),
      stored: Object.fromEntries(
        Object.entries(map).filter(([name]) => !lost.some((part) => part === name)),
      ),
      skipped: lost.length,
    };
  },
};

export const savedOf = (words: SavedWords, own: FarmWeek | null): SavedProfile =>
  own ? { ...words, week: own } : words;
