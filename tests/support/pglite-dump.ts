import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";

const PACKAGE = join("node_modules", "@electric-sql", "pglite", "package.json");
const FOLDER = join("node_modules", ".cache", "farmgate-tests");

/** The file of an empty embedded PostgreSQL: opening one is ten times as fast as making one. */
export const pgliteDump = async (): Promise<string> => {
  const { version } = JSON.parse(readFileSync(PACKAGE, "utf8"));
  const file = join(FOLDER, `pglite-${version}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(FOLDER, { recursive: true });
  // As the server makes it: that takes half the time.
  setFlagsFromString("--liftoff-only");
  const pglite = await PGlite.create();
  const dump = await pglite.dumpDataDir("none");
  await pglite.close();
  const part = `${file}.${process.pid}`;
  writeFileSync(part, new Uint8Array(await dump.arrayBuffer()));
  renameSync(part, file);
  return file;
};
