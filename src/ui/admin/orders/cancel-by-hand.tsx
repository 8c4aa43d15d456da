import { type FormEvent, useId, useState } from "react";
import { mayCancelByHand } from "#core/by-hand/cancel-by-hand.ts";
import { methodsHere } from "#core/orders/halves.ts";
import { type Order, shortId } from "#core/orders/order.ts";
import { moneyOf } from "#core/orders/order-money.ts";
import { useCancelByHand } from "#ui/admin/by-hand/queries.ts";
import { closeBehind } from "#ui/admin/lists/close-behind.ts";
import { EggsBack } from "#ui/admin/orders/eggs-back.tsx";
import { showFault } from "#ui/shared/forms/show-fault.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { ConfirmDialog } from "#ui/shared/parts/confirm-dialog.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";

interface OfOrder {
  readonly order: Order;
}

const ANSWERS = [
  [true, "Yes, it was given back"],
  [false, "No, it wasn't"],
] as const;

const CancelDialog = ({ order, onClose }: OfOrder & { readonly onClose: () => void }) => {
  const id = useId();
  const cancel = useCancelByHand();
  const [isGivenBack, setGivenBack] = useState<boolean | null>(null);
  const [puttingBack, setPuttingBack] = useState(methodsHere(order));
  const [isMissing, setMissing] = useState(false);
  const money = moneyOf(order);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const isUnanswered = money > 0 && isGivenBack === null;
    showFault(event.currentTarget, () => setMissing(isUnanswered));
    if (isUnanswered) return;
    const wish = { id: order.id, isGivenBack: isGivenBack === true, puttingBack };
    cancel.mutate(wish, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      title={`Cancel order ${shortId(order)}?`}
      confirm="Cancel the Order"
      cancel="Keep It"
      sent={cancel}
      isHeld
      form={id}
      onClose={onClose}
    >
      <p ref={closeBehind}>Its place is on offer again. No email tells the customer of it.</p>
      <EggsBack
        order={order}
        puttingBack={puttingBack}
        isHeld={cancel.isPending}
        onChange={setPuttingBack}
      />
      <form id={id} noValidate onSubmit={send}>
        {money > 0 && (
          <fieldset
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: of groups, those of radios alone may be invalid.
            role="radiogroup"
            aria-invalid={isMissing || undefined}
            aria-describedby="given-back-missing"
          >
            <legend>{`Was ${formatGbp(money)} given back?`}</legend>
            {ANSWERS.map(([answer, words]) => (
              <label key={words}>
                <input
                  type="radio"
                  name="given-back"
                  checked={isGivenBack === answer}
                  data-fault={isMissing || undefined}
                  onChange={() => {
                    setGivenBack(answer);
                    setMissing(false);
                  }}
                />
                {words}
              </label>
            ))}
          </fieldset>
        )}
      </form>
      <p id="given-back-missing" role="status">
        {isMissing && "Please say whether it was given back."}
      </p>
    </ConfirmDialog>
  );
};

/** Of an order by hand there is nothing that PayPal could pay back. */
export const CancelOrder = ({ order }: OfOrder) => {
  const [isCancelling, setCancelling] = useState(false);
  return (
    <>
      {mayCancelByHand(order) && (
        <SavingButton variant="outline" onClick={() => setCancelling(true)}>
          Cancel this order…
        </SavingButton>
      )}
      {isCancelling && <CancelDialog order={order} onClose={() => setCancelling(false)} />}
    </>
  );
};
