import { addToCart } from "#core/cart/add-to-cart.ts";
import { clearCart } from "#core/cart/clear-cart.ts";
import { getCart } from "#core/cart/get-cart.ts";
import { mendCart } from "#core/cart/mend-cart.ts";
import { removeFromCart } from "#core/cart/remove-from-cart.ts";
import { setQuantity } from "#core/cart/set-quantity.ts";
import { commandsOver } from "#core/command.ts";
import { fetchedPart } from "#core/fetched-part.ts";
import { getInventory } from "#core/inventory/get-inventory.ts";
import { completePayment } from "#core/orders/complete-payment.ts";
import { findOrders } from "#core/orders/find-orders.ts";
import { startPayment } from "#core/orders/start-payment.ts";
import { getPrices } from "#core/pricing/get-prices.ts";
import { todayOf } from "#core/shared/today.ts";
import { closeNews } from "#core/splash/close-news.ts";
import { getNews } from "#core/splash/get-news.ts";
import type { Ports } from "#ports/ports.ts";

/** The front door: every query and command of the shop, over the ports it is given. */
export const createApp = (ports: Ports) => {
  const command = commandsOver(ports);
  const owners = fetchedPart(async () =>
    (await import("#core/owner-app.ts")).createOwnerApp(ports),
  );
  const readers = fetchedPart(async () =>
    (await import("#core/reader-app.ts")).createReaderApp(ports),
  );

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
    getNews: getNews(ports),
    closeNews: command(closeNews),
    today: () => todayOf(ports.clock),
    changes: ports.changes,

    listPosts: readers("listPosts"),
    getPost: readers("getPost"),

    isLoggedIn: owners("isLoggedIn"),
    logIn: owners("logIn"),
    logOut: owners("logOut"),
    isSidebarCollapsed: owners("isSidebarCollapsed"),
    collapseSidebar: owners("collapseSidebar"),
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
    createPost: owners("createPost"),
    updatePost: owners("updatePost"),
    deletePost: owners("deletePost"),
    getDraft: owners("getDraft"),
    keepDraft: owners("keepDraft"),
    discardDraft: owners("discardDraft"),
    getSplash: owners("getSplash"),
    saveSplash: owners("saveSplash"),
  };
};

export type App = ReturnType<typeof createApp>;
