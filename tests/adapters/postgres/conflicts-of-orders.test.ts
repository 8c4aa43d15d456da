import {
  expectOutcomesToOutlastConflicts,
  OF_ORDERS_AND_CUSTOMERS,
} from "#tests/support/commands-in-conflict.ts";

expectOutcomesToOutlastConflicts(OF_ORDERS_AND_CUSTOMERS);
