import { addToCart } from "#core/cart/add-to-cart.ts";
import { clearCart } from "#core/cart/clear-cart.ts";
import { getCart } from "#core/cart/get-cart.ts";
import { mendCart } from "#core/cart/mend-cart.ts";
import { removeFromCart } from "#core/cart/remove-from-cart.ts";
import { setQuantity } from "#core/cart/set-quantity.ts";
import { addCustomer } from "#core/customers/add-customer.ts";
import { listCustomers } from "#core/customers/list-customers.ts";
import { removeCustomer } from "#core/customers/remove-customer.ts";
import { getFlockOverview } from "#core/dashboard/get-flock-overview.ts";
import { getOrderOverview } from "#core/dashboard/get-order-overview.ts";
import { getRecordsSince } from "#core/dashboard/get-records-since.ts";
import { computeFlockPnL } from "#core/flocks/compute-flock-pnl.ts";
import { deleteCost, deleteEggs } from "#core/flocks/delete-entry.ts";
import { getFlock } from "#core/flocks/get-flock.ts";
import { logCost } from "#core/flocks/log-cost.ts";
import { logEggs } from "#core/flocks/log-eggs.ts";
import { getInventory } from "#core/inventory/get-inventory.ts";
import { saveInventory } from "#core/inventory/save-inventory.ts";
import { completePayment } from "#core/orders/complete-payment.ts";
import { findOrders } from "#core/orders/find-orders.ts";
import { getPackingList } from "#core/orders/get-packing-list.ts";
import { listOrders } from "#core/orders/list-orders.ts";
import { setOrderStatus } from "#core/orders/set-order-status.ts";
import { startPayment } from "#core/orders/start-payment.ts";
import { collapseSidebar } from "#core/preferences/collapse-sidebar.ts";
import { isSidebarCollapsed } from "#core/preferences/is-sidebar-collapsed.ts";
import { getPrices } from "#core/pricing/get-prices.ts";
import { savePrices } from "#core/pricing/save-prices.ts";
import { isLoggedIn } from "#core/session/is-logged-in.ts";
import { logIn } from "#core/session/log-in.ts";
import { logOut } from "#core/session/log-out.ts";
import { getToday } from "#core/shared/get-today.ts";
import type { Ports } from "#ports/ports.ts";

type UseCase<Input extends unknown[], Output> = (
  ports: Ports,
) => (...input: Input) => Promise<Output>;

/** The front door: every query and command of the shop, over the ports it is given. */
export const createApp = (ports: Ports) => {
  const command =
    <Input extends unknown[], Output>(useCase: UseCase<Input, Output>) =>
    (...input: Input): Promise<Output> =>
      ports.unitOfWork.run((stored) => useCase({ ...ports, ...stored })(...input));

  return {
    getPrices: getPrices(ports),
    getInventory: getInventory(ports),
    getCart: getCart(ports),
    findOrders: findOrders(ports),
    listOrders: listOrders(ports),
    getPackingList: getPackingList(ports),
    setOrderStatus: command(setOrderStatus),
    addToCart: command(addToCart),
    setQuantity: command(setQuantity),
    removeFromCart: command(removeFromCart),
    clearCart: command(clearCart),
    mendCart: command(mendCart),
    startPayment: startPayment(ports),
    completePayment: completePayment(ports),
    listCustomers: listCustomers(ports),
    addCustomer: command(addCustomer),
    removeCustomer: command(removeCustomer),
    getToday: getToday(ports),
    getOrderOverview: getOrderOverview(ports),
    getFlockOverview: getFlockOverview(ports),
    getRecordsSince: getRecordsSince(ports),
    getFlock: getFlock(ports),
    computeFlockPnL: computeFlockPnL(ports),
    logCost: command(logCost),
    logEggs: command(logEggs),
    deleteCost: command(deleteCost),
    deleteEggs: command(deleteEggs),
    isLoggedIn: isLoggedIn(ports),
    logIn: logIn(ports),
    logOut: command(logOut),
    isSidebarCollapsed: isSidebarCollapsed(ports),
    collapseSidebar: command(collapseSidebar),
    saveInventory: command(saveInventory),
    savePrices: command(savePrices),
    changes: ports.changes,
  };
};

export type App = ReturnType<typeof createApp>;
