import { onDemand } from "#core/shared/on-demand.ts";

type Calls<Part> = { [Name in keyof Part]: (...input: never[]) => Promise<unknown> };

/** Queries and commands of a part of the app whose code is fetched at the first of their calls. */
export const fetchedPart = <Part extends Calls<Part>>(load: () => Promise<Part>) => {
  const part = onDemand(load);
  return <Name extends keyof Part>(name: Name): Part[Name] => {
    const call = async (...input: never[]): Promise<unknown> => (await part())[name](...input);
    return call as Part[Name];
  };
};
