import type { Order } from "#core/orders/order.ts";
import { hasLogged } from "#core/orders/order-log.ts";
import { leftOf } from "#core/orders/order-money.ts";
import { isRefundable } from "#core/orders/order-status.ts";
import { RefundDialog } from "#ui/admin/orders/refund-dialog.tsx";
import { RefundPartDialog } from "#ui/admin/orders/refund-part-dialog.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useSetting } from "#ui/shared/setting.ts";

export type AskedRefund = "whole" | "part";

interface RefundButtonsProps {
  readonly order: Order;
  readonly onAsk: (asked: AskedRefund) => void;
}

export const RefundButtons = ({ order, onAsk }: RefundButtonsProps) => {
  const { isShared } = useSetting();
  if (!isShared || order.captureId === undefined || !isRefundable(order.status)) return null;
  return (
    <>
      <SavingButton variant="secondary" onClick={() => onAsk("whole")}>
        {hasLogged(order, "paid-twice") ? "Give one back…" : "Refund…"}
      </SavingButton>
      {leftOf(order) > 0 && (
        <SavingButton variant="secondary" onClick={() => onAsk("part")}>
          Refund a part…
        </SavingButton>
      )}
    </>
  );
};

interface AskedDialogProps {
  readonly order: Order;
  readonly asked: AskedRefund | null;
  readonly onClose: () => void;
}

export const AskedDialog = ({ order, asked, onClose }: AskedDialogProps) => {
  if (asked === "whole") return <RefundDialog order={order} onClose={onClose} />;
  return asked === "part" && <RefundPartDialog order={order} onClose={onClose} />;
};
