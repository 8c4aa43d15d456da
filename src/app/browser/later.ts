import { fetchOnce } from "#ui/shared/fetch-code.ts";

type Call = (...input: never[]) => Promise<unknown>;

/** Lazy initialization without a list of names, which would weigh too much in the first script. */
export const later = <Part extends { [Name in keyof Part]: Call }>(
  load: () => Promise<Part>,
  known: Partial<Part> = {},
): Part => {
  const part = fetchOnce(load);
  return new Proxy(known as Part, {
    get: (calls, name) => {
      const key = name as keyof Part;
      // An object with a "then" would be a promise.
      if (name === "then") return undefined;
      calls[key] ??= (async (...input: never[]) =>
        (await part())[key](...input)) as Part[keyof Part];
      return calls[key];
    },
  });
};
