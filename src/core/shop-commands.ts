import { type Commands, inUnitOfWork } from "#core/command.ts";
import { keepingErased } from "#core/privacy/keeping-erased.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

/** Makes all commands of the shop. */
export const shopCommands = ({
  store,
  clock,
  ids,
}: Pick<ShopPorts, "store" | "clock" | "ids">): Commands<ShopRecords> =>
  inUnitOfWork({ store: { unitOfWork: keepingErased(store.unitOfWork) }, clock, ids });
