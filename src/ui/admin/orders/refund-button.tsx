import type { Order } from "#core/orders/order.ts";
import { hasLogged } from "#core/orders/order-log.ts";
import { leftOf } from "#core/orders/order-money.ts";
import { isByHand } from "#core/orders/paid-by-hand.ts";
import { mayGiveBack } from "#core/payments/giving.ts";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useSetting } from "#ui/shared/setting.ts";

interface RefundButtonProps {
  readonly order: Order;
  readonly onAsk: () => void;
}

export const RefundButton = ({ order, onAsk }: RefundButtonProps) => {
  const { isShared } = useSetting();
  const isShown = isByHand(order)
    ? leftOf(order) > 0 && mayGiveBack(order, "cash", isShared)
    : mayGiveBack(order, undefined, isShared);
  return (
    isShown && (
      <SavingButton variant="secondary" onClick={onAsk}>
        {hasLogged(order, "paid-twice") ? "Give one back…" : "Refund…"}
      </SavingButton>
    )
  );
};
