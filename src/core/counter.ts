import { inUnitOfWork } from "#core/command.ts";
import { contactFarm } from "#core/messages/contact-farm.ts";
import { findOrder, findOrders } from "#core/orders/find-orders.ts";
import { requestOrderLink, useOrderLink } from "#core/orders/order-links.ts";
import { cancelPayment } from "#core/payments/end-payment.ts";
import { getPaymentStates } from "#core/payments/get-payment-states.ts";
import { openPayment } from "#core/payments/open-payment.ts";
import { takePayment } from "#core/payments/take-payment.ts";
import { getPost } from "#core/posts/get-post.ts";
import { listPosts } from "#core/posts/list-posts.ts";
import { isLoggedIn } from "#core/session/is-logged-in.ts";
import { logIn } from "#core/session/log-in.ts";
import { logOut } from "#core/session/log-out.ts";
import { joinWaitlist } from "#core/waitlist/join-waitlist.ts";
import type { ShopPorts } from "#ports/ports.ts";

/** What anyone may ask of the shop, besides its window. */
export const createCounter = (ports: ShopPorts) => {
  const command = inUnitOfWork(ports);
  const given = { ...ports.store.records, ...ports };

  return {
    openPayment: openPayment({ ...given, command }),
    takePayment: takePayment({ ...given, command }),
    cancelPayment: command(cancelPayment),
    getPaymentStates: getPaymentStates(given),
    findOrder: findOrder(given),
    findOrders: findOrders(given),
    requestOrderLink: requestOrderLink(given),
    useOrderLink: useOrderLink(given),
    contactFarm: command(contactFarm),
    joinWaitlist: command(joinWaitlist),
    listPosts: listPosts(given),
    getPost: getPost(given),
    isLoggedIn: isLoggedIn(given),
    logIn: logIn(given),
    logOut: logOut(given),
  };
};
