import type { Flock, FlockId } from "#core/flocks/flock.ts";
import type { Ports } from "#ports/ports.ts";

export const getFlock =
  ({ flocks }: Pick<Ports, "flocks">) =>
  (id: FlockId): Promise<Flock> =>
    flocks.load(id);
