import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

const CACHE = join("node_modules", ".cache", "farmgate-tests");

export interface BuiltModules<Path extends string> {
  /** Where each lies, as a URL. */
  readonly at: Readonly<Record<Path, string>>;
  remove(): void;
}

/** Modules of src built for a plain Node process, which knows no TypeScript, by their paths in src without ".ts". */
export const builtModules = async <Path extends string>(
  ...paths: readonly Path[]
): Promise<BuiltModules<Path>> => {
  mkdirSync(CACHE, { recursive: true });
  const outDir = resolve(mkdtempSync(join(CACHE, "built-")));
  const input = Object.fromEntries(paths.map((path) => [path, resolve("src", `${path}.ts`)]));
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: { ssr: true, outDir, rolldownOptions: { input } },
  });
  const urls = paths.map((path) => [path, pathToFileURL(join(outDir, `${path}.js`)).href]);
  return {
    at: Object.fromEntries(urls) as Record<Path, string>,
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  };
};
