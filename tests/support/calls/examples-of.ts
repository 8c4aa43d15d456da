/** For each call lists of arguments that it takes. */
export type ExamplesOf<Part> = {
  readonly [Name in keyof Part]: Part[Name] extends (...input: infer Input) => Promise<unknown>
    ? readonly [Input, ...Input[]]
    : never;
};
