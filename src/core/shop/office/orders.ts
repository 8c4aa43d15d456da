import { addOrder } from "#core/by-hand/add-order.ts";
import { cancelByHand } from "#core/by-hand/cancel-by-hand.ts";
import { editOrder } from "#core/by-hand/edit-order.ts";
import { markPaid } from "#core/by-hand/mark-paid.ts";
import { sellAtGate } from "#core/by-hand/sell-at-gate.ts";
import { sendConfirmation } from "#core/letters/send-confirmation.ts";
import { markNotCollected } from "#core/marking/mark-not-collected.ts";
import { setOrderStatus } from "#core/marking/set-order-status.ts";
import { setOrderStatuses } from "#core/marking/set-order-statuses.ts";
import { getUntold, getWhoIsTold } from "#core/orders/get-untold.ts";
import { listOrders } from "#core/orders/list-orders.ts";
import { markTold } from "#core/orders/mark-told.ts";
import { moveOrder } from "#core/planning/move-order.ts";
import type { Calls } from "#core/shop/calls.ts";

export const ordersOffice = ({ command, query }: Calls) => ({
  listOrders: query(listOrders),
  getUntold: query(getUntold),
  getWhoIsTold: query(getWhoIsTold),
  markTold: command(markTold),
  setOrderStatus: command(setOrderStatus),
  setOrderStatuses: command(setOrderStatuses),
  markNotCollected: command(markNotCollected),
  addOrder: command(addOrder),
  markPaid: command(markPaid),
  sellAtGate: command(sellAtGate),
  cancelByHand: command(cancelByHand),
  editOrder: command(editOrder),
  moveOrder: command(moveOrder),
  sendConfirmation: command(sendConfirmation),
});
