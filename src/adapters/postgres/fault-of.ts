import { Fault } from "#ports/fault.ts";

/** The SQLSTATE of a database, or what Node calls a failure of the network. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

const DISK_FULL = "53100";

/** Connections that fail, databases that stop, start or have become a standby, and statements that take too long. */
const UNREACHABLE_CODES =
  /^(?:08\w{3}|57P0\d|57014|53300|25006|25P03|40003|E(?:CONN\w+|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH|NOENT))$/;

/** What drivers say without a code. */
const UNREACHABLE_WORDS =
  /connection (?:terminated|error|ended|timeout)|timeout exceeded|timeout expired|read timeout|not queryable|after calling end|pglite is clos/i;

const isUnreachable = (error: unknown): boolean => {
  const code = codeOf(error);
  return (
    UNREACHABLE_CODES.test(code) ||
    (code === "" && error instanceof Error && UNREACHABLE_WORDS.test(error.message))
  );
};

/** What an error of the database or of its driver is to the shop. One that nothing outside explains stays as it is. */
export const faultOf = (error: unknown): unknown => {
  if (codeOf(error) === DISK_FULL) return new Fault("shop-full", "shop-full", { cause: error });
  return isUnreachable(error)
    ? new Fault("shop-unreachable", "shop-unreachable", { cause: error })
    : error;
};
