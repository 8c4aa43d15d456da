import { cancelOrder } from "#core/customer-changes/cancel-order.ts";
import { changeDay } from "#core/customer-changes/change-day.ts";
import { giveAddress } from "#core/customer-changes/give-address.ts";
import { openOrder } from "#core/customer-changes/open-order.ts";
import { contactFarm } from "#core/messages/contact-farm.ts";
import { findOrder, findOrders } from "#core/orders/find-orders.ts";
import { requestOrderLink, useOrderLink } from "#core/orders/order-links.ts";
import { getDays } from "#core/payments/get-days.ts";
import { getPaymentStates } from "#core/payments/get-payment-states.ts";
import { openPayment } from "#core/payments/open-payment.ts";
import { cancelPayment } from "#core/payments/release-payment.ts";
import { takePayment } from "#core/payments/take-payment.ts";
import { getPerson } from "#core/session/get-person.ts";
import { isLoggedIn } from "#core/session/is-logged-in.ts";
import { logIn } from "#core/session/log-in.ts";
import { logOut } from "#core/session/log-out.ts";
import { callsOf } from "#core/shop/calls.ts";
import { shopCommands } from "#core/shop/shop-commands.ts";
import { createShopWindow } from "#core/shop/shop-window.ts";
import { joinWaitlist } from "#core/waitlist/join-waitlist.ts";
import type { ShopPorts } from "#ports/ports.ts";

export const createCounter = (ports: ShopPorts) => {
  const { sessions: _sessions, ...unnamed } = ports;
  const { command, query, outside } = callsOf(ports, shopCommands(unnamed));

  return {
    ...createShopWindow(ports),
    getDays: query(getDays),
    openPayment: outside(openPayment),
    takePayment: outside(takePayment),
    cancelPayment: command(cancelPayment),
    getPaymentStates: query(getPaymentStates),
    findOrder: query(findOrder),
    findOrders: query(findOrders),
    requestOrderLink: outside(requestOrderLink),
    useOrderLink: outside(useOrderLink),
    openOrder: query(openOrder),
    changeDay: outside(changeDay),
    cancelOrder: outside(cancelOrder),
    giveAddress: outside(giveAddress),
    contactFarm: command(contactFarm),
    joinWaitlist: command(joinWaitlist),
    isLoggedIn: query(isLoggedIn),
    getPerson: query(getPerson),
    logIn: outside(logIn),
    logOut: outside(logOut),
  };
};
