import { addCustomer } from "#core/customers/add-customer.ts";
import { findCustomer } from "#core/customers/find-customer.ts";
import { listCustomers } from "#core/customers/list-customers.ts";
import { putBackCustomer } from "#core/customers/put-back-customer.ts";
import { removeCustomer } from "#core/customers/remove-customer.ts";
import { updateCustomer } from "#core/customers/update-customer.ts";
import { erasePerson, erasePersonNow } from "#core/privacy/erase-person.ts";
import { exportPerson } from "#core/privacy/export-person.ts";
import { listLeaving } from "#core/privacy/list-leaving.ts";
import type { Calls } from "#core/shop/calls.ts";

export const customersOffice = ({ command, query }: Calls) => ({
  listCustomers: query(listCustomers),
  addCustomer: command(addCustomer),
  findCustomer: query(findCustomer),
  updateCustomer: command(updateCustomer),
  removeCustomer: command(removeCustomer),
  putBackCustomer: command(putBackCustomer),
  exportPerson: query(exportPerson),
  erasePerson: command(erasePerson),
  erasePersonNow: command(erasePersonNow),
  listLeaving: query(listLeaving),
});
