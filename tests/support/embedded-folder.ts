import { spawn } from "node:child_process";
import { runChild } from "#adapters/node/run-child.ts";
import { builtModules } from "#tests/adapters/node/built-modules.ts";

const MAKER = "adapters/pglite/make-folder-child";

/** What makes the folder of an embedded database in a process of its own, as the server does. */
export const folderMaker = async () => {
  const built = await builtModules(MAKER);
  // Flags as the server has them take half the time.
  const args: readonly string[] = [
    "--liftoff-only",
    "-e",
    `import(${JSON.stringify(built.at[MAKER])}).then(({ makeFolder }) => makeFolder(process.argv[1]))`,
  ];
  return {
    /** Node's arguments before the folder. */
    args,
    make: (folder: string) => runChild({ spawn, execPath: process.execPath }, [...args, folder]),
    remove: built.remove,
  };
};
