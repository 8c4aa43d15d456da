import {
  expectOutcomesToOutlastConflicts,
  OF_THE_FLOCKS,
} from "#tests/support/commands-in-conflict.ts";

expectOutcomesToOutlastConflicts(OF_THE_FLOCKS);
