import { afterEach } from "vitest";
import { closeWhatATestOpened } from "#tests/support/postgres-databases.ts";

afterEach(closeWhatATestOpened);
