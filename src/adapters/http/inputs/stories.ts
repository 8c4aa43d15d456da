import * as v from "valibot";
import { Html, Id, Typed, text, Words } from "#adapters/http/schemas.ts";

const MOST_PICTURE_LETTERS = 2_700_000;

export const WrittenPost = v.object({
  title: Typed,
  featuredImage: Html,
  content: Html,
  tags: Typed,
});

export const PostEdit = v.object({
  ...WrittenPost.entries,
  id: Id,
  version: Words,
  // A page of an earlier version sends none.
  seen: v.optional(WrittenPost),
});

const SplashFields = { content: Html, enabled: v.boolean(), until: v.exactOptional(Typed) };

export const SplashEdit = v.object({
  ...SplashFields,
  version: Words,
  seen: v.optional(v.object(SplashFields)),
});

const PictureData = text(MOST_PICTURE_LETTERS);

export const PictureToKeep = v.object({
  original: PictureData,
  widths: v.object({
    400: v.exactOptional(PictureData),
    800: v.exactOptional(PictureData),
    1600: v.exactOptional(PictureData),
  }),
});
