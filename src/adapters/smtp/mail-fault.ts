import { Fault, type FaultCode } from "#ports/fault.ts";

interface Failure {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly response?: unknown;
  readonly responseCode?: unknown;
}

/** Matches "550 5.1.1" and its like (RFC 5321, RFC 3463). */
const CODES = /^[2-5]\d\d(?:[ -][245]\.\d{1,3}\.\d{1,3})?(?=[ -]|$)/;

const TOO_LARGE = 552;

const WRONG_TIME = 503;

const isAboutLogin = (code: number): boolean => code >= 530 && code < 540;

/** Only a refused recipient or content is final. */
const isForGood = ({ command, responseCode }: Failure): boolean => {
  const code = Number(responseCode);
  if (!(code >= 500 && code < 600) || isAboutLogin(code) || code === WRONG_TIME) return false;
  return command === "RCPT TO" || command === "DATA" || code === TOO_LARGE;
};

const word = (value: unknown): string => (typeof value === "string" ? value : "");

const sentenceOf = ({ code, command, response }: Failure): string => {
  const [codes] = CODES.exec(word(response)) ?? [];
  if (codes) return `The mail server answered ${codes} to ${word(command) || "us"}.`;
  return `The mail server could not be spoken to: ${word(code) || "nobody knows why"}.`;
};

export const mailFaultOf = (cause: unknown): Fault => {
  const failure: Failure = cause instanceof Error ? (cause as Error & Failure) : {};
  const code: FaultCode = isForGood(failure) ? "mail-refused" : "mail-unreachable";
  return new Fault(code, sentenceOf(failure));
};
