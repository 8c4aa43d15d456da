import { redacted } from "#adapters/node/redacted.ts";
import type { Clock } from "#ports/clock.ts";
import type { Log } from "#ports/log.ts";

export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface JsonLog extends Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  /** Logs an error by message, code and place alone. */
  error(cause: unknown, event?: string, fields?: LogFields): void;
}

type Level = "info" | "warn" | "error";

const MOST_CAUSES = 5;

const textIn = (error: object, name: "code" | "message"): string | undefined => {
  const text = (error as Readonly<Record<string, unknown>>)[name];
  return typeof text === "string" && text !== "" ? text : undefined;
};

const chainOf = (error: unknown): Error[] => {
  const chain: Error[] = [];
  let next = error;
  while (next instanceof Error && chain.length < MOST_CAUSES) {
    chain.push(next);
    next = next.cause;
  }
  return chain;
};

const told = (error: Error): string => {
  const code = textIn(error, "code");
  const message = textIn(error, "message") ?? error.name;
  return code === undefined || message.includes(code) ? message : `${message} (${code})`;
};

const placeOf = (error: Error): string | undefined =>
  error.stack
    ?.split("\n")
    .find((line) => /^\s+at /.test(line) && !line.includes("node:"))
    ?.trim()
    .slice("at ".length);

/** A thrown value that is no error may hold a secret, so only its kind is logged. */
const fieldsOfError = (cause: unknown): LogFields => {
  const [error] = chainOf(cause);
  if (!error) return { error: `thrown: ${typeof cause}` };
  return {
    error: chainOf(cause).map(told).join(" < "),
    code: textIn(error, "code"),
    at: placeOf(error),
  };
};

const redactedFields = (fields: LogFields): LogFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === "string" ? redacted(value) : value,
    ]),
  );

export const jsonLog = (write: (line: string) => void, clock: Clock): JsonLog => {
  const tell = (level: Level, event: string, fields: LogFields = {}) => {
    const line = { time: clock.now(), level, event, ...redactedFields(fields) };
    write(`${JSON.stringify(line)}\n`);
  };
  return {
    info: (event, fields) => tell("info", event, fields),
    warn: (event, fields) => tell("warn", event, fields),
    error: (cause, event = "failed", fields = {}) =>
      tell("error", event, { ...fields, ...fieldsOfError(cause) }),
  };
};
