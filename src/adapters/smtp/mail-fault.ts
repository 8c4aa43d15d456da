import { Fault, type FaultCode } from "#ports/fault.ts";

/** What the mail library tells of a failure, as far as it is looked at: its texts name addresses. */
interface Failure {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly response?: unknown;
  readonly responseCode?: unknown;
}

/** "550 5.1.1": RFC 5321 and 3463. */
const CODES = /^[2-5]\d\d(?:[ -][245]\.\d{1,3}\.\d{1,3})?(?=[ -]|$)/;

const TOO_LARGE = 552;

/** The session was in the wrong state: another one may do. */
const WRONG_TIME = 503;

/** The server wants another login: not this message's fault. */
const isAboutLogin = (code: number): boolean => code >= 530 && code < 540;

/** Refused for good is what the server says of a recipient or a content: all else may be mended meanwhile. */
const isForGood = ({ command, responseCode }: Failure): boolean => {
  const code = Number(responseCode);
  if (!(code >= 500 && code < 600) || isAboutLogin(code) || code === WRONG_TIME) return false;
  return command === "RCPT TO" || command === "DATA" || code === TOO_LARGE;
};

const word = (told: unknown): string => (typeof told === "string" ? told : "");

const sentenceOf = ({ code, command, response }: Failure): string => {
  const [codes] = CODES.exec(word(response)) ?? [];
  if (codes) return `The mail server answered ${codes} to ${word(command) || "us"}.`;
  return `The mail server could not be spoken to: ${word(code) || "nobody knows why"}.`;
};

/** A failure as a fault whose message names the server's codes and no address. */
export const mailFaultOf = (cause: unknown): Fault => {
  const failure: Failure = cause instanceof Error ? (cause as Error & Failure) : {};
  const code: FaultCode = isForGood(failure) ? "mail-refused" : "mail-unreachable";
  return new Fault(code, sentenceOf(failure));
};
