import { EGGS } from "#tests/support/calls/eggs.ts";
import { FLOCKS } from "#tests/support/calls/flocks.ts";
import { expectOutcomesToOutlastConflicts } from "#tests/support/commands-in-conflict.ts";

expectOutcomesToOutlastConflicts("office", (name) => name in FLOCKS || name in EGGS);
