import { escapedHtml } from "#core/shared/escaped-html.ts";

export const titleTag = (title: string): string => `<title>${escapedHtml(title)}</title>`;

export const metaTag = (
  kind: "name" | "property",
  name: string,
  content: string | undefined,
): string =>
  content === undefined ? "" : `<meta ${kind}="${name}" content="${escapedHtml(content)}">`;

export const linkTag = (relation: string, address: string | undefined): string =>
  address === undefined ? "" : `<link rel="${relation}" href="${escapedHtml(address)}">`;
