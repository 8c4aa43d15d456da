import { readPictureAddress } from "#core/pictures/picture-address.ts";
import { type PictureSources, sourcesOf } from "#core/pictures/picture-sources.ts";
import type { CleanHtml } from "#core/rich-text/clean-html.ts";

/** Cleaned HTML quotes all attributes. */
const IMAGE = /(<img\b(?:"[^"]*"|[^">])*?\s)src="([^"]*)"/g;

const attributesOf = ({ src, srcSet, size }: PictureSources, sizes: string): string =>
  [
    // Some browsers fetch before they have read on.
    `loading="lazy"`,
    ...(size ? [`width="${size.width}" height="${size.height}"`] : []),
    ...(srcSet === undefined ? [] : [`sizes="${sizes}" srcset="${srcSet}"`]),
    `src="${src}"`,
  ].join(" ");

export const htmlWithSources = (html: CleanHtml, sizes: string): CleanHtml =>
  html.replace(IMAGE, (tag, start: string, address: string) =>
    readPictureAddress(address) ? `${start}${attributesOf(sourcesOf(address), sizes)}` : tag,
  ) as CleanHtml;
