import type { Pence } from "#core/shared/money.ts";
import { formatGbp } from "#ui/shared/money.ts";

/** For whoever hands the eggs over. */
export const ToPay = ({ toPay = 0 }: { readonly toPay?: Pence | undefined }) =>
  toPay > 0 && (
    <p>
      <strong>To pay: {formatGbp(toPay)}</strong>
    </p>
  );
