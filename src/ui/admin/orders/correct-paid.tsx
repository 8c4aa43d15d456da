import { useState } from "react";
import type { PaidMark } from "#core/by-hand/mark-paid.ts";
import { type Order, shortId } from "#core/orders/order.ts";
import { isOwed } from "#core/orders/order-money.ts";
import { type HowPaid, howToPay, isAtGate, lastPaidByHand } from "#core/orders/paid-by-hand.ts";
import { hasMoney, isToHandOver } from "#core/orders/status-sets.ts";
import { useCorrectPaid } from "#ui/admin/by-hand/queries.ts";
import { type PaidWay, PaidWays, WAYS_TO_PAY } from "#ui/admin/orders/paid-ways.tsx";
import { formatGbp } from "#ui/shared/money.ts";
import { AskButton } from "#ui/shared/parts/ask-button.tsx";
import { AskDialog } from "#ui/shared/parts/ask-dialog.tsx";

interface OfOrder {
  readonly order: Order;
}

interface DialogProps extends OfOrder {
  readonly stored: HowPaid;
  readonly onClose: () => void;
}

const waysOf = (order: Order, stored: HowPaid): readonly PaidWay[] => [
  ...new Set<PaidWay>([...WAYS_TO_PAY, stored, ...(isAtGate(order) ? [] : [null])]),
];

const markOf = (order: Order, stored: HowPaid, way: PaidWay): PaidMark =>
  way === null
    ? { id: order.id, how: isToHandOver(order) ? "hand-over" : "account", isPaid: false }
    : { id: order.id, how: way, isPaid: true, insteadOf: stored };

const CorrectPaidDialog = ({ order, stored, onClose }: DialogProps) => {
  const correct = useCorrectPaid();
  const [way, setWay] = useState<PaidWay>(stored);
  return (
    <AskDialog
      title={`Order ${shortId(order)}: ${formatGbp(lastPaidByHand(order)?.amount ?? 0)} paid`}
      confirm="Save"
      variant="default"
      command={correct}
      input={() => (way === stored ? undefined : markOf(order, stored, way))}
      onNothing={onClose}
      onClose={onClose}
    >
      <PaidWays ways={waysOf(order, stored)} way={way} onChoose={setWay} />
    </AskDialog>
  );
};

const storedWay = (order: Order): HowPaid | undefined =>
  lastPaidByHand(order) && !isOwed(order) && hasMoney(order) ? howToPay(order) : undefined;

export const CorrectPaid = ({ order }: OfOrder) => {
  const stored = storedWay(order);
  return (
    <AskButton label="Correct how it was paid…" isShown={stored !== undefined}>
      {(onClose) => stored && <CorrectPaidDialog order={order} stored={stored} onClose={onClose} />}
    </AskButton>
  );
};
