import { Fault } from "#ports/fault.ts";

/** SQLSTATE, or Node's code of a network error. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

const DISK_FULL = "53100";

const UNREACHABLE_CODES =
  /^(?:08\w{3}|57P0\d|57014|53300|25006|25P03|40003|E(?:CONN\w+|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH|NOENT))$/;

const UNREACHABLE_WORDS =
  /connection (?:terminated|error|ended|timeout)|timeout exceeded|timeout expired|read timeout|not queryable|after calling end|pglite is clos/i;

const isUnreachable = (error: unknown): boolean => {
  const code = codeOf(error);
  return (
    UNREACHABLE_CODES.test(code) ||
    (code === "" && error instanceof Error && UNREACHABLE_WORDS.test(error.message))
  );
};

export const faultOf = (error: unknown): unknown => {
  if (codeOf(error) === DISK_FULL) return new Fault("shop-full", "shop-full", { cause: error });
  return isUnreachable(error)
    ? new Fault("shop-unreachable", "shop-unreachable", { cause: error })
    : error;
};
