import "#tests/support/cheap-hashes.ts";
import { afterEach } from "vitest";
import { closeWhatATestOpened } from "#tests/support/postgres-databases.ts";

afterEach(closeWhatATestOpened);
