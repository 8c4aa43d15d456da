import { fetchOnce } from "#ui/shared/fetch-code.ts";

type Call = (...input: never[]) => Promise<unknown>;

/**
 * Lazy initialization: an object of the same calls, whose code is fetched when the first of them is made. Those that
 * are known are at hand. It lists no others: their names would weigh too much in the first script.
 */
export const later = <Part extends { [Name in keyof Part]: Call }>(
  load: () => Promise<Part>,
  known: Partial<Part> = {},
): Part => {
  const part = fetchOnce(load);
  return new Proxy(known as Part, {
    get: (calls, name) => {
      const key = name as keyof Part;
      // One with a "then" would be a promise.
      if (name === "then") return undefined;
      calls[key] ??= (async (...input: never[]) =>
        (await part())[key](...input)) as Part[keyof Part];
      return calls[key];
    },
  });
};
