import type { Farm } from "#core/farm.ts";

export type Block =
  | string
  | { readonly title?: string; readonly lines: readonly string[] }
  | { readonly link: string; readonly words: string };

export interface Letter {
  readonly subject: string;
  readonly blocks: readonly Block[];
}

const MOST_IN_A_LINE = 200;

const CONTROL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;

const HALF_AT_END = /[\uD800-\uDBFF]$/;

/** At most 200 letters, without control characters, so that it can't begin a mail header. */
export const oneLine = (text: string): string =>
  text.replace(CONTROL, " ").trim().slice(0, MOST_IN_A_LINE).replace(HALF_AT_END, "").trim();

const BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
const UNPRINTED = /[^\P{Cc}\n\t]/gu;

export const printed = (text: string): string => text.replace(BREAK, "\n").replace(UNPRINTED, "");

const textOf = (block: Block): string => {
  if (typeof block === "string") return printed(block);
  if ("link" in block) return `${block.words}:\n${block.link}`;
  return [block.title ?? [], ...block.lines].flat().map(printed).join("\n");
};

export const letterText = ({ blocks }: Letter): string => `${blocks.map(textOf).join("\n\n")}\n`;

export const goodbye = ({ owner, name, phone }: Farm): Block => ({
  lines: ["Best wishes,", owner, `${name}, ${phone}`],
});
