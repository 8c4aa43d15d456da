import { useState } from "react";
import { mayCancelByHand } from "#core/by-hand/cancel-by-hand.ts";
import { methodsHere } from "#core/orders/halves.ts";
import { type Order, shortId } from "#core/orders/order.ts";
import { leftOf } from "#core/orders/order-money.ts";
import { useCancelByHand } from "#ui/admin/by-hand/queries.ts";
import { EggsBack } from "#ui/admin/orders/eggs-back.tsx";
import { formatGbp } from "#ui/shared/money.ts";
import { AskButton } from "#ui/shared/parts/ask-button.tsx";
import { AskDialog } from "#ui/shared/parts/ask-dialog.tsx";

interface OfOrder {
  readonly order: Order;
}

const ANSWERS = [
  [true, "Yes, it was given back"],
  [false, "No, it wasn't"],
] as const;

const CancelDialog = ({ order, onClose }: OfOrder & { readonly onClose: () => void }) => {
  const cancel = useCancelByHand();
  const [isGivenBack, setGivenBack] = useState<boolean | null>(null);
  const [puttingBack, setPuttingBack] = useState(methodsHere(order));
  const [isMissing, setMissing] = useState(false);
  const money = leftOf(order);
  const isUnanswered = money > 0 && isGivenBack === null;
  return (
    <AskDialog
      title={`Cancel order ${shortId(order)}?`}
      confirm="Cancel the Order"
      cancel="Keep It"
      command={cancel}
      input={() =>
        isUnanswered ? undefined : { id: order.id, isGivenBack: isGivenBack === true, puttingBack }
      }
      onNothing={() => setMissing(true)}
      stays={() => false}
      onClose={onClose}
    >
      {() => (
        <>
          <p>Its place is on offer again. No email tells the customer of it.</p>
          <EggsBack
            order={order}
            puttingBack={puttingBack}
            isHeld={cancel.isPending}
            onChange={setPuttingBack}
          />
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
          <p id="given-back-missing" role="status">
            {isMissing && "Please say whether it was given back."}
          </p>
        </>
      )}
    </AskDialog>
  );
};

export const CancelOrder = ({ order }: OfOrder) => (
  <AskButton label="Cancel this order…" isShown={mayCancelByHand(order)}>
    {(onClose) => <CancelDialog order={order} onClose={onClose} />}
  </AskButton>
);
