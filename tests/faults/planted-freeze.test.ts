import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { firstPresses, lookAt } from "#tests/e2e/first-presses.ts";
import { logIn } from "#tests/e2e/people.ts";
import { endAll, plantOpenedToday, startServer } from "#tests/e2e/server-process.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const PORT = 4236;
const SERVER = "node_modules/.cache/shops/shared/dist-server";
const PARTS = ["src", "tools", "public", "index.html", "vite.config.ts", "package.json"];

/** Each mend of decision 57, and what stood there before. */
const TAKEN_OUT: readonly (readonly [file: string, mend: string, before: string])[] = [
  ["src/ui/shared/parts/loading-area.tsx", "<Suspense key={shows} ", "<Suspense "],
  [
    "src/ui/admin/layout/admin-layout.tsx",
    '<ErrorArea what="this page">',
    '<ErrorArea key={path} what="this page">',
  ],
  ["src/ui/shared/queries/query-client.ts", "yieldingScheduler()", "queueMicrotask"],
  [
    "src/ui/admin/layout/use-is-settled.ts",
    'import { useIsReading } from "#ui/admin/waiting/under-way.tsx";',
    'import { useIsFetching } from "@tanstack/react-query";',
  ],
  ["src/ui/admin/layout/use-is-settled.ts", "useIsReading()", "useIsFetching() > 0"],
  ["src/ui/admin/admin-area.tsx", "({ isHelper }: { readonly isHelper: boolean }) => {", "() => {"],
  [
    "src/ui/admin/admin-area.tsx",
    "  const path = useGuardedPath();\n  if (isHelper ",
    "  const path = useGuardedPath();\n  const isHelper = useIsHelper();\n  if (isHelper ",
  ],
  ["src/ui/admin/admin-area.tsx", "<Pages isHelper={isHelper} />", "<Pages />"],
];

/** Beside the built shops: the server finds its packages above itself. */
let home = "";

test.beforeAll(() => {
  mkdirSync("node_modules/.cache", { recursive: true });
  home = mkdtempSync("node_modules/.cache/planted-");
});
test.afterAll(() => {
  endAll();
  rmSync(home, { recursive: true, force: true });
});

const plant = (copy: string): void => {
  for (const [file, mend, before] of TAKEN_OUT) {
    const path = join(copy, file);
    const text = readFileSync(path, "utf8");
    expect(text, `${file} has its mend`).toContain(mend);
    writeFileSync(path, text.replace(mend, before));
  }
};

const run = (folder: string, ...args: string[]): void => {
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  expect(status, stderr).toBe(0);
};

/** The site of a copy of the sources with the mends taken out, with a server beside it. */
const buildPlanted = (): string => {
  const copy = join(home, "sources");
  for (const part of PARTS) cpSync(part, join(copy, part), { recursive: true });
  plant(copy);
  const site = resolve(home, "dist");
  run(copy, resolve("node_modules/.bin/vite"), "build", "--logLevel", "error", "--outDir", site);
  run(".", `${SERVER}/static-site.js`, site);
  cpSync(SERVER, join(home, "dist-server"), { recursive: true });
  return join(home, "dist-server/server.js");
};

test("a place that freezes the page is found by the first presses", async ({ browser }) => {
  test.setTimeout(seconds(600));
  mkdirSync(join(home, "sources"));
  const server = buildPlanted();
  plantOpenedToday(join(home, "data"));
  const { url } = await startServer(PORT, { FARMGATE_DATA: join(home, "data") }, server);
  const context = await browser.newContext({ baseURL: url });
  await logIn(context.request);
  const first = await lookAt(context, ADMIN_ROUTES.dashboard);
  const pressed = [ADMIN_ROUTES.week, ADMIN_ROUTES.settings];
  expect(await firstPresses(context, first, pressed)).toContainEqual([expect.anything(), "frozen"]);
  // A frozen page closes with its browser alone.
  await browser.close();
});
