import { inUnitOfWork, type ShopCommands } from "#core/command.ts";
import { keepingErased } from "#core/privacy/keeping-erased.ts";
import type { ShopPorts } from "#ports/ports.ts";

type Ports = Pick<ShopPorts, "store" | "clock" | "ids" | "shared"> &
  Partial<Pick<ShopPorts, "sessions">>;

/** Makes all commands of the shop. `sessions` is left out where the shop gives them to itself. */
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
      return command((deps) => useCase({ ...deps, shared, by }), eggs, whenRefused)(...input);
    };
};
