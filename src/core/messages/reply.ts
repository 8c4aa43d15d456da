// A mailto address (RFC 6068).
import type { Farm } from "#core/farm.ts";
import { oneLine } from "#core/messages/letter.ts";
import type { Message } from "#core/messages/message.ts";
import { wordsOf } from "#core/messages/visitor-letters.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import { dayOf } from "#core/shared/day.ts";

/** Mail programs cut or refuse a longer address. */
const MOST_IN_ADDRESS = 1_900;

const HALF_LETTER = /\p{Surrogate}/gu;

export const encoded = (text: string): string =>
  encodeURIComponent(text.replace(HALF_LETTER, "\uFFFD").replaceAll("\n", "\r\n"));

export const encodedEmail = (email: string): string => encoded(email).replace(/%40(?!.*%40)/, "@");

const quoted = (words: string): string => words.replaceAll(/^/gm, "> ");

const cutTo = (text: string, room: number): string => {
  const whole = encoded(text);
  if (whole.length <= room) return whole;
  const letters = [...text];
  const end = encoded("…");
  let kept = "";
  for (const letter of letters) {
    const next = kept + encoded(letter);
    if (next.length + end.length > room) break;
    kept = next;
  }
  return kept + end;
};

type Letter = Pick<Message, "text" | "writtenAt" | "replyTo">;

export const replyAddress = (letter: Letter, { name }: Pick<Farm, "name">): string => {
  const { replyTo, writtenAt } = letter;
  if (!replyTo) return "";
  const day = dayOf(writtenAt);
  const sender = oneLine(replyTo.name) || replyTo.email;
  const who = `${day ? `On ${writtenDay(day)} ` : ""}${sender} wrote:`;
  const subject = encoded(`Re: Your message to ${name}`);
  const start = `mailto:${encodedEmail(replyTo.email)}?subject=${subject}&body=${encoded(`\n\n${who}\n`)}`;
  return start + cutTo(quoted(wordsOf(letter)), MOST_IN_ADDRESS - start.length);
};
