import { scriptJson } from "#adapters/seo/markup.ts";

export interface Thing {
  readonly "@type": string;
  readonly [property: string]: unknown;
}

export const linkedData = (things: readonly Thing[]): string => {
  if (things.length === 0) return "";
  const graph = { "@context": "https://schema.org", "@graph": things };
  return `<script type="application/ld+json">${scriptJson(graph)}</script>`;
};
