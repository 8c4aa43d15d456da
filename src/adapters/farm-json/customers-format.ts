import { kindFormat } from "#adapters/farm-json/kind-format.ts";
import { CUSTOMERS } from "#core/customers/customers.ts";

export const customersFormat = kindFormat(CUSTOMERS);
