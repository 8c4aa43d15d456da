import { mayChangePacks } from "#core/changing/changing.ts";
import type { Order } from "#core/orders/order.ts";
import { ChangePacksDialog } from "#ui/admin/changing/change-packs-dialog.tsx";
import { usePriceSheet } from "#ui/admin/pricing/queries.ts";
import { AskButton } from "#ui/shared/parts/ask-button.tsx";

interface OfOrder {
  readonly order: Order;
  readonly onClose: () => void;
}

const Priced = (props: OfOrder) => {
  const prices = usePriceSheet();
  return prices && <ChangePacksDialog {...props} prices={prices} />;
};

export const ChangePacks = ({ order }: Pick<OfOrder, "order">) => (
  <AskButton label="Change packs…" isShown={mayChangePacks(order)}>
    {(onClose) => <Priced order={order} onClose={onClose} />}
  </AskButton>
);
