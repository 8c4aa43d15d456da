import { escaped } from "#adapters/seo/markup.ts";

export const titleTag = (title: string): string => `<title>${escaped(title)}</title>`;

/** Nothing without content. */
export const metaTag = (
  kind: "name" | "property",
  name: string,
  content: string | undefined,
): string =>
  content === undefined ? "" : `<meta ${kind}="${name}" content="${escaped(content)}">`;

export const linkTag = (relation: string, address: string | undefined): string =>
  address === undefined ? "" : `<link rel="${relation}" href="${escaped(address)}">`;
