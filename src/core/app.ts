import { addToCart } from "#core/cart/add-to-cart.ts";
import { clearCart } from "#core/cart/clear-cart.ts";
import { getCart } from "#core/cart/get-cart.ts";
import { mendCart } from "#core/cart/mend-cart.ts";
import { removeFromCart } from "#core/cart/remove-from-cart.ts";
import { setQuantity } from "#core/cart/set-quantity.ts";
import { commandsOver } from "#core/command.ts";
import { getInventory } from "#core/inventory/get-inventory.ts";
import { completePayment } from "#core/orders/complete-payment.ts";
import { findOrders } from "#core/orders/find-orders.ts";
import { startPayment } from "#core/orders/start-payment.ts";
import type { OwnerApp } from "#core/owner-app.ts";
import { getPrices } from "#core/pricing/get-prices.ts";
import type { Ports } from "#ports/ports.ts";

/** Fetches the owner's part of the app at its first use: a shopper never does. */
const ownersOver = (ports: Ports) => {
  let fetched: Promise<OwnerApp> | undefined;
  const fetchOnce = (): Promise<OwnerApp> => {
    fetched ??= import("#core/owner-app.ts").then(({ createOwnerApp }) => createOwnerApp(ports));
    fetched.catch(() => {
      fetched = undefined;
    });
    return fetched;
  };
  return <Name extends keyof OwnerApp>(name: Name): OwnerApp[Name] => {
    const call = async (...input: unknown[]): Promise<unknown> =>
      ((await fetchOnce())[name] as (...given: unknown[]) => Promise<unknown>)(...input);
    return call as OwnerApp[Name];
  };
};

/** The front door: every query and command of the shop, over the ports it is given. */
export const createApp = (ports: Ports) => {
  const command = commandsOver(ports);
  const owners = ownersOver(ports);

  return {
    getPrices: getPrices(ports),
    getInventory: getInventory(ports),
    getCart: getCart(ports),
    findOrders: findOrders(ports),
    addToCart: command(addToCart),
    setQuantity: command(setQuantity),
    removeFromCart: command(removeFromCart),
    clearCart: command(clearCart),
    mendCart: command(mendCart),
    startPayment: startPayment(ports),
    completePayment: completePayment(ports),
    changes: ports.changes,

    isLoggedIn: owners("isLoggedIn"),
    logIn: owners("logIn"),
    logOut: owners("logOut"),
    isSidebarCollapsed: owners("isSidebarCollapsed"),
    collapseSidebar: owners("collapseSidebar"),
    getToday: owners("getToday"),
    getOrderOverview: owners("getOrderOverview"),
    getFlockOverview: owners("getFlockOverview"),
    getRecordsSince: owners("getRecordsSince"),
    saveInventory: owners("saveInventory"),
    savePrices: owners("savePrices"),
    listOrders: owners("listOrders"),
    getPackingList: owners("getPackingList"),
    setOrderStatus: owners("setOrderStatus"),
    listCustomers: owners("listCustomers"),
    addCustomer: owners("addCustomer"),
    removeCustomer: owners("removeCustomer"),
    getFlock: owners("getFlock"),
    computeFlockPnL: owners("computeFlockPnL"),
    logCost: owners("logCost"),
    logEggs: owners("logEggs"),
    deleteCost: owners("deleteCost"),
    deleteEggs: owners("deleteEggs"),
  };
};

export type App = ReturnType<typeof createApp>;
