import { fetchOnce } from "#ui/shared/fetch-code.ts";

type Calls = Record<string, (...input: never[]) => Promise<unknown>>;

/** Lazy initialization: an object of the same calls, whose code is fetched when the first of them is made. */
export const later = <Part extends { [Name in keyof Part]: Calls[string] }>(
  names: Readonly<Record<keyof Part, unknown>>,
  load: () => Promise<Part>,
): Part => {
  const part = fetchOnce(load);
  const call =
    (name: keyof Part) =>
    async (...input: never[]) =>
      (await part())[name](...input);
  return Object.fromEntries(
    Object.keys(names).map((name) => [name, call(name as keyof Part)]),
  ) as Part;
};
