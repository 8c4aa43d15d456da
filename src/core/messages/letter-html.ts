import { type Block, type Letter, oneLine, printed } from "#core/messages/letter.ts";
import { escapedHtml } from "#core/shared/escaped-html.ts";

const shown = (text: string): string => escapedHtml(printed(text)).replaceAll("\n", "<br>");

const htmlOf = (block: Block): string => {
  if (typeof block === "string") return `<p>${shown(block)}</p>`;
  if ("link" in block)
    return `<p><a href="${escapedHtml(block.link)}"><b>${shown(block.words)}</b></a></p>`;
  const title = block.title ? [`<b>${shown(block.title)}</b>`] : [];
  return `<p>${[...title, ...block.lines.map(shown)].join("<br>")}</p>`;
};

const HEAD =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">';

const STYLE =
  "margin:0 auto;padding:1em;max-width:36em;font:16px/1.5 sans-serif;overflow-wrap:anywhere";

export const letterHtml = ({ subject, blocks }: Letter): string =>
  `<!doctype html><html lang="en-GB"><head>${HEAD}<title>${escapedHtml(oneLine(subject))}</title></head><body style="${STYLE}">${blocks.map(htmlOf).join("")}</body></html>`;
