import type { ShopContext } from "#core/command.ts";
import { keepBook } from "#core/egg-book/keep-book.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = ShopRecords & ShopContext;

/** Makes a use case that changes what may be sold, as a medicine does, set the stock by it at once. */
export const settlingStock =
  <Input extends unknown[], Output>(
    useCase: (deps: Deps) => (...input: Input) => Promise<Output>,
  ) =>
  (deps: Deps) =>
  (...input: Input): Promise<Output> =>
    keepBook(deps)<Output>(
      () => useCase(deps)(...input),
      async (book) => [book, await useCase(deps)(...input)],
    );
