import type { Message } from "#core/messages/message.ts";
import { addMinutes } from "#core/shared/calendar.ts";
import { MAIL_PAUSES } from "#core/shared/timeouts.ts";

const HOUR = 60;
const HOURS_A_DAY = 24;

const MOST_TRIES = 1 + MAIL_PAUSES.length + HOURS_A_DAY;

/** A process that dies leaves the message to be tried again. */
export const tried = (message: Message, now: string): Message => {
  const pause = MAIL_PAUSES[message.tries] ?? HOUR;
  return { ...message, tries: message.tries + 1, dueAt: addMinutes(now, pause) };
};

export const isTriedOut = ({ tries }: Message): boolean => tries >= MOST_TRIES;

export const givenUp = (message: Message): Message => ({ ...message, state: "failed" });

export const afterFailure = (message: Message, isForGood: boolean): Message =>
  isForGood || isTriedOut(message) ? givenUp(message) : message;

export const againFrom = (message: Message, now: string): Message => ({
  ...message,
  state: "waiting",
  tries: 0,
  dueAt: now,
});
