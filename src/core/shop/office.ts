import { callsOf } from "#core/shop/calls.ts";
import { backupOffice } from "#core/shop/office/backup.ts";
import { customersOffice } from "#core/shop/office/customers.ts";
import { dashboardOffice } from "#core/shop/office/dashboard.ts";
import { eggBookOffice } from "#core/shop/office/egg-book.ts";
import { flocksOffice } from "#core/shop/office/flocks.ts";
import { messagesOffice } from "#core/shop/office/messages.ts";
import { moneyOffice } from "#core/shop/office/money.ts";
import { ordersOffice } from "#core/shop/office/orders.ts";
import { packingOffice } from "#core/shop/office/packing.ts";
import { peopleOffice } from "#core/shop/office/people.ts";
import { stockOffice } from "#core/shop/office/stock.ts";
import { weekOffice } from "#core/shop/office/week.ts";
import { wordsOffice } from "#core/shop/office/words.ts";
import type { ShopPorts } from "#ports/ports.ts";

export const createOffice = (ports: ShopPorts) => {
  const calls = callsOf(ports);
  return {
    ...dashboardOffice(calls),
    ...stockOffice(calls),
    ...ordersOffice(calls),
    ...packingOffice(calls),
    ...moneyOffice(calls),
    ...weekOffice(calls),
    ...messagesOffice(calls),
    ...customersOffice(calls),
    ...flocksOffice(calls),
    ...eggBookOffice(calls),
    ...wordsOffice(calls),
    ...peopleOffice(calls),
    ...backupOffice(calls),
  };
};
