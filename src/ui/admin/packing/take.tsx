import type { Pence } from "#core/shared/money.ts";
import { formatGbp } from "#ui/shared/money.ts";

export const Take = ({ toPay = 0 }: { readonly toPay?: Pence | undefined }) =>
  toPay > 0 && (
    <p>
      <strong>{`Take ${formatGbp(toPay)}`}</strong>
    </p>
  );
