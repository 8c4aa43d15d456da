import { useState } from "react";
import { type Order, shortId } from "#core/orders/order.ts";
import { isOwed, owedOf } from "#core/orders/order-money.ts";
import type { HowPaid } from "#core/orders/paid-by-hand.ts";
import { useMarkPaid } from "#ui/admin/by-hand/queries.ts";
import { PaidWays, WAYS_TO_PAY } from "#ui/admin/orders/paid-ways.tsx";
import { formatGbp } from "#ui/shared/money.ts";
import { AskButton } from "#ui/shared/parts/ask-button.tsx";
import { AskDialog } from "#ui/shared/parts/ask-dialog.tsx";

interface OfOrder {
  readonly order: Order;
}

const MarkPaidDialog = ({ order, onClose }: OfOrder & { readonly onClose: () => void }) => {
  const mark = useMarkPaid();
  const [how, setHow] = useState<HowPaid>(order.paid?.how === "account" ? "account" : "cash");
  return (
    <AskDialog
      title={`Order ${shortId(order)}: ${formatGbp(owedOf(order))} paid`}
      confirm="Mark as Paid"
      variant="default"
      command={mark}
      input={() => ({ order, how })}
      onClose={onClose}
    >
      <PaidWays ways={WAYS_TO_PAY} way={how} onChoose={setHow} />
    </AskDialog>
  );
};

export const MarkPaid = ({ order }: OfOrder) => (
  <AskButton label="Mark as paid…" isShown={isOwed(order)}>
    {(onClose) => <MarkPaidDialog order={order} onClose={onClose} />}
  </AskButton>
);
