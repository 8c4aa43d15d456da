import type { PictureSources } from "#core/pictures/picture-sources.ts";
import { escapedHtml } from "#core/shared/escaped-html.ts";

export const titleTag = (title: string): string => `<title>${escapedHtml(title)}</title>`;

export const metaTag = (
  kind: "name" | "property",
  name: string,
  content: string | undefined,
): string =>
  content === undefined ? "" : `<meta ${kind}="${name}" content="${escapedHtml(content)}">`;

export const preloadTag = ({ src, srcSet }: PictureSources, sizes: string): string =>
  `<link rel="preload" as="image" fetchpriority="high" ${
    srcSet === undefined
      ? `href="${escapedHtml(src)}"`
      : `imagesizes="${sizes}" imagesrcset="${escapedHtml(srcSet)}"`
  }>`;

export const linkTag = (relation: string, address: string | undefined): string =>
  address === undefined ? "" : `<link rel="${relation}" href="${escapedHtml(address)}">`;
