import { useState } from "react";
import { type Order, shortId } from "#core/orders/order.ts";
import { isOwed, owedOf } from "#core/orders/order-money.ts";
import type { HowPaid } from "#core/orders/paid-by-hand.ts";
import { useMarkPaid } from "#ui/admin/by-hand/queries.ts";
import { PaidWays, WAYS_TO_PAY } from "#ui/admin/orders/paid-ways.tsx";
import { formatGbp } from "#ui/shared/money.ts";
import { ConfirmDialog } from "#ui/shared/parts/confirm-dialog.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";

interface OfOrder {
  readonly order: Order;
}

const MarkPaidDialog = ({ order, onClose }: OfOrder & { readonly onClose: () => void }) => {
  const mark = useMarkPaid();
  const [how, setHow] = useState<HowPaid>(order.paid?.how === "account" ? "account" : "cash");
  return (
    <ConfirmDialog
      title={`Order ${shortId(order)}: ${formatGbp(owedOf(order))} paid`}
      confirm="Mark as Paid"
      variant="default"
      sent={mark}
      isHeld
      onConfirm={() => mark.mutate({ order, how }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <PaidWays ways={WAYS_TO_PAY} way={how} onChoose={setHow} />
    </ConfirmDialog>
  );
};

export const MarkPaid = ({ order }: OfOrder) => {
  const [isMarking, setMarking] = useState(false);
  return (
    <>
      {isOwed(order) && (
        <SavingButton variant="outline" onClick={() => setMarking(true)}>
          Mark as paid…
        </SavingButton>
      )}
      {isMarking && <MarkPaidDialog order={order} onClose={() => setMarking(false)} />}
    </>
  );
};
