import type { CommandContext } from "#core/command.ts";
import { keepBook } from "#core/egg-book/keep-book.ts";
import type { SharedShop } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = ShopRecords & CommandContext;

/** Makes a use case that changes what may be sold, as a medicine does, set the stock by it at once. */
export const settlingStock =
  <Input extends unknown[], Output>(
    useCase: (deps: Deps) => (...input: Input) => Promise<Output>,
  ) =>
  (shared: SharedShop | null) =>
  (deps: Deps) =>
  (...input: Input): Promise<Output> =>
    keepBook(shared, deps)<Output>(
      () => useCase(deps)(...input),
      async (book) => [book, await useCase(deps)(...input)],
    );
