const WORDS: readonly (readonly [code: RegExp, words: string])[] = [
  [/^ECONNREFUSED$/, "nobody listens there"],
  [/^(?:ENOTFOUND|EAI_\w+)$/, "there is no such name"],
  [/^(?:E?TIMEDOUT|TimeoutError|UND_ERR_\w*TIMEOUT)$/, "no answer came in time"],
  [/^(?:EHOSTUNREACH|ENETUNREACH)$/, "no way leads there"],
  [/^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, "the connection was cut"],
  [/^(?:EPROTO|ERR_SSL_\w+)$/, "it doesn't speak TLS there"],
  [/CERT|SIGNATURE|ISSUER/, "its certificate isn't good for that name or has run out"],
];

const MOST_CAUSES = 5;

const nameOf = (error: unknown, depth = 0): string => {
  if (!(error instanceof Error) || depth === MOST_CAUSES) return "";
  if ("code" in error && typeof error.code === "string") return error.code;
  if (error.name === "TimeoutError") return error.name;
  const [first] = error instanceof AggregateError ? error.errors : [error.cause];
  return nameOf(first, depth + 1);
};

/** Uses plain words, since an error's own may hold a secret. */
export const whyOutOfReach = (error: unknown): string => {
  const name = nameOf(error);
  const [, words] = WORDS.find(([code]) => code.test(name)) ?? [];
  return words ?? (name === "" ? "no answer came" : `no answer came (${name})`);
};
