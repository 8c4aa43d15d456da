import { type AreaFault, MOST_CODES } from "#core/week/typed-area.ts";
import { useFirstCode } from "#ui/shared/queries/farm.ts";

const FAULTS: Readonly<Record<AreaFault, (code: string) => string>> = {
  "no-codes": (code) => `Please name whole codes, such as ${code} or ${code} 6.`,
  "too-many-codes": () => `Please name at most ${MOST_CODES} codes.`,
};

export const useAreaFaultText = (fault: AreaFault | null): string | undefined => {
  const code = useFirstCode();
  return fault ? FAULTS[fault](code) : undefined;
};
