import { inUnitOfWork, type ShopCommands } from "#core/command.ts";
import { eggBook } from "#core/egg-book/egg-book.ts";
import { watchedStock } from "#core/egg-book/stock.ts";
import { tellLowStock } from "#core/inventory/tell-low-stock.ts";
import { keepingErased } from "#core/privacy/keeping-erased.ts";
import type { ShopPorts } from "#ports/ports.ts";

type Ports = Pick<ShopPorts, "store" | "clock" | "ids" | "shared"> &
  Partial<Pick<ShopPorts, "sessions">>;

/** Mails the owner in the unit of work that makes stock low. Without `sessions` the log names no helper. */
export const shopCommands = ({ store, clock, ids, shared, sessions }: Ports): ShopCommands => {
  const command = inUnitOfWork({
    store: { unitOfWork: keepingErased(store.unitOfWork) },
    clock,
    ids,
  });
  return (useCase, eggs, whenRefused) =>
    async (...input) => {
      const person = await sessions?.person();
      const by = person?.kind === "helper" ? person.name : undefined;
      const run = command(
        (records) =>
          async (...typed: typeof input) => {
            const inventory = watchedStock(records, records.now);
            const deps = { ...records, inventory, shared, by };
            const answer = await useCase({ ...deps, book: eggBook(deps) })(...typed);
            const stock = shared && (await inventory.during(eggs));
            if (stock) await tellLowStock(deps, { ...stock, key: records.newId });
            return answer;
          },
        eggs,
        whenRefused,
      );
      return run(...input);
    };
};
