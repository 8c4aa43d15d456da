import { type AreaFault, MOST_CODES } from "#core/week/typed-area.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";

const FAULTS: Readonly<Record<AreaFault, (code: string) => string>> = {
  "no-codes": (code) => `Please name whole codes, such as ${code} or ${code} 6.`,
  "too-many-codes": () => `Please name at most ${MOST_CODES} codes.`,
};

/** By an outward code of the farm's own. */
export const useAreaFaultText = (fault: AreaFault | null): string | undefined => {
  const [first = ""] = useFarm().deliveryPostcodes;
  const [code = ""] = first.split(" ");
  return fault ? FAULTS[fault](code) : undefined;
};
