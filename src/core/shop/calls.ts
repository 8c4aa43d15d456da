import { byItsOwner } from "#core/backup/by-its-owner.ts";
import type { ShopCommands } from "#core/command.ts";
import { shopCommands } from "#core/shop/shop-commands.ts";
import { queryDeps } from "#core/shop/shop-queries.ts";
import type { ShopPorts } from "#ports/ports.ts";

const depsOf = (ports: ShopPorts, command: ShopCommands) => ({
  ...queryDeps(ports),
  archive: byItsOwner(ports.store.archive),
  command,
});

type Deps = ReturnType<typeof depsOf>;

type Ask = <Input extends unknown[], Output>(
  useCase: (deps: Omit<Deps, "command">) => (...input: Input) => Promise<Output>,
) => (...input: Input) => Promise<Output>;

type Outside = <Input extends unknown[], Output>(
  useCase: (deps: Deps) => (...input: Input) => Promise<Output>,
) => (...input: Input) => Promise<Output>;

export interface Calls {
  readonly command: ShopCommands;
  readonly query: Ask;
  readonly outside: Outside;
}

export const callsOf = (ports: ShopPorts, command: ShopCommands = shopCommands(ports)): Calls => {
  const deps = depsOf(ports, command);
  return { command, query: (useCase) => useCase(deps), outside: (useCase) => useCase(deps) };
};
