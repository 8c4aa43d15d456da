import { commandsOver } from "#core/command.ts";
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
import { saveInventory } from "#core/inventory/save-inventory.ts";
import { getPackingList } from "#core/orders/get-packing-list.ts";
import { listOrders } from "#core/orders/list-orders.ts";
import { setOrderStatus } from "#core/orders/set-order-status.ts";
import { createPost } from "#core/posts/create-post.ts";
import { deletePost } from "#core/posts/delete-post.ts";
import { discardDraft } from "#core/posts/discard-draft.ts";
import { getDraft } from "#core/posts/get-draft.ts";
import { keepDraft } from "#core/posts/keep-draft.ts";
import { updatePost } from "#core/posts/update-post.ts";
import { collapseSidebar } from "#core/preferences/collapse-sidebar.ts";
import { isSidebarCollapsed } from "#core/preferences/is-sidebar-collapsed.ts";
import { savePrices } from "#core/pricing/save-prices.ts";
import { isLoggedIn } from "#core/session/is-logged-in.ts";
import { logIn } from "#core/session/log-in.ts";
import { logOut } from "#core/session/log-out.ts";
import { getSplash } from "#core/splash/get-splash.ts";
import { saveSplash } from "#core/splash/save-splash.ts";
import type { Ports } from "#ports/ports.ts";

/** The owner's queries and commands. */
export const createOwnerApp = (ports: Ports) => {
  const command = commandsOver(ports);

  return {
    isLoggedIn: isLoggedIn(ports),
    logIn: logIn(ports),
    logOut: command(logOut),
    isSidebarCollapsed: isSidebarCollapsed(ports),
    collapseSidebar: command(collapseSidebar),
    getOrderOverview: getOrderOverview(ports),
    getFlockOverview: getFlockOverview(ports),
    getRecordsSince: getRecordsSince(ports),
    saveInventory: command(saveInventory),
    savePrices: command(savePrices),
    listOrders: listOrders(ports),
    getPackingList: getPackingList(ports),
    setOrderStatus: command(setOrderStatus),
    listCustomers: listCustomers(ports),
    addCustomer: command(addCustomer),
    removeCustomer: command(removeCustomer),
    getFlock: getFlock(ports),
    computeFlockPnL: computeFlockPnL(ports),
    logCost: command(logCost),
    logEggs: command(logEggs),
    deleteCost: command(deleteCost),
    deleteEggs: command(deleteEggs),
    createPost: createPost(ports),
    updatePost: updatePost(ports),
    deletePost: command(deletePost),
    getDraft: getDraft(ports),
    keepDraft: command(keepDraft),
    discardDraft: command(discardDraft),
    getSplash: getSplash(ports),
    saveSplash: saveSplash(ports),
  };
};
