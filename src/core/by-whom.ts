import type { CommandContext, Commands, OneUnit } from "#core/command.ts";
import type { Marker } from "#core/orders/mark-order.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

/** Makes a command of a use case that notes which helper did it. */
export const byWhom =
  ({ shared, sessions }: Pick<ShopPorts, "shared" | "sessions">, command: Commands<ShopRecords>) =>
  <Input extends unknown[], Output>(
    useCase: (
      marker: Marker,
    ) => (deps: ShopRecords & CommandContext) => (...input: Input) => Promise<Output>,
  ): OneUnit<Input, Output> =>
  async (...input) => {
    const person = await sessions.person();
    const by = person?.kind === "helper" ? { by: person.name } : {};
    return command(useCase({ shared, ...by }))(...input);
  };
