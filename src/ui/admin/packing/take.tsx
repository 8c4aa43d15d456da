import type { Pence } from "#core/shared/money.ts";
import { formatGbp } from "#ui/shared/money.ts";

/** For who hands the eggs over. */
export const Take = ({ toPay = 0 }: { readonly toPay?: Pence | undefined }) =>
  toPay > 0 && (
    <p>
      <strong>{`Take ${formatGbp(toPay)}`}</strong>
    </p>
  );
