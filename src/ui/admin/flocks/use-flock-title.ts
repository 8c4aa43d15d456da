import { type FlockId, isFlockId } from "#core/flocks/flock.ts";
import { useCareOverview } from "#ui/admin/flocks/care-queries.ts";
import { flockTitle } from "#ui/admin/flocks/names.ts";

export const useFlockTitle = (): ((id: FlockId | string) => string | null) => {
  const care = useCareOverview();
  return (id) =>
    isFlockId(id) ? flockTitle(id, care?.find(({ flock }) => flock === id)?.name) : null;
};
