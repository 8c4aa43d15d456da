import { ORDERS } from "#tests/support/calls/orders.ts";
import { expectOutcomesToOutlastConflicts } from "#tests/support/commands-in-conflict.ts";

expectOutcomesToOutlastConflicts("counter");
expectOutcomesToOutlastConflicts("office", (name) => name in ORDERS);
