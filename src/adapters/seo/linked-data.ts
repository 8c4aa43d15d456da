import { scriptJson } from "#adapters/seo/markup.ts";

/** A thing as schema.org describes it. What is undefined is left out. */
export interface Thing {
  readonly "@type": string;
  readonly [property: string]: unknown;
}

/** What a page tells of things to machines; nothing where there are none. */
export const linkedData = (things: readonly Thing[]): string => {
  if (things.length === 0) return "";
  const graph = { "@context": "https://schema.org", "@graph": things };
  return `<script type="application/ld+json">${scriptJson(graph)}</script>`;
};
