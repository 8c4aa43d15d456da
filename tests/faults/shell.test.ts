import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import {
  command,
  endAll,
  ownersCookie,
  plantOpenedToday,
  startServer,
} from "#tests/e2e/server-process.ts";

const TOOL = "node_modules/.cache/shops/shared/dist-server/tool.js";

const folder = mkdtempSync(join(tmpdir(), "farmgate-"));
const data = join(folder, "data");

test.afterEach(() => endAll());
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the shop's tool does and says, without a person at its terminal. */
const tool = (...args: string[]) => {
  const env = { ...process.env, FARMGATE_DATA: data };
  const { status, stdout, stderr } = spawnSync(process.execPath, [TOOL, ...args], {
    env,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { status, said: stdout + stderr };
};

const recordsIn = (path: string) => JSON.parse(readFileSync(path, "utf8")).records;

test("from the shell a stopped shop is backed up and restored, whole or not at all", {
  tag: "@quick",
}, async () => {
  test.slow();
  const [first, second] = [join(folder, "first.json"), join(folder, "second.json")];
  plantOpenedToday(data);
  const server = await startServer(4200, { FARMGATE_DATA: data });
  const headers = { Cookie: await ownersCookie(server.url) };
  const mabel = { name: "Mabel", email: "mabel@example.com", phone: "" };
  await command(server.url, "office/addCustomer", [mabel], headers);
  const locked = tool("backup", first);
  expect(locked.status).toBe(1);
  expect(locked.said).toContain(`in use by the process ${server.child.pid}`);
  await server.kill();

  expect(tool("backup", first)).toMatchObject({ status: 0 });
  expect(statSync(first).mode & 0o077).toBe(0);
  const { records, ...file } = JSON.parse(readFileSync(first, "utf8"));
  expect(records.customers).toMatchObject([mabel]);

  writeFileSync(second, JSON.stringify({ ...file, records: { ...records, customers: [] } }));
  expect(tool("restore", second, "--yes")).toMatchObject({
    status: 1,
    said: expect.stringContaining("not what it was when it was made. Nothing has changed."),
  });

  const doubled = { ...records, customers: [...records.customers, { ...mabel, id: "C2" }] };
  const digest = createHash("sha256").update(JSON.stringify(doubled)).digest("hex");
  writeFileSync(
    second,
    JSON.stringify({ ...file, checksum: `sha256:${digest}`, records: doubled }),
  );
  const refused = tool("restore", second, "--yes");
  expect(refused).toMatchObject({ status: 1 });
  expect(refused.said).toContain("not taken: Mabel, mabel@example.com (second-email)");
  expect(refused.said).toContain("--leave-out");
  expect(tool("restore", second, "--leave-out").said).toContain("Say --yes");
  expect(tool("restore", second, "--yes", "--leave-out")).toMatchObject({ status: 0 });
  expect(tool("backup", second)).toMatchObject({ status: 0 });
  expect(recordsIn(second)).toEqual(records);

  const kept = readdirSync(`${data}-copies`).filter((name) => name.includes("-before-restore-"));
  expect(kept).toHaveLength(1);
  expect(recordsIn(join(`${data}-copies`, kept[0] ?? ""))).toEqual(records);
  expect(statSync(join(`${data}-copies`, kept[0] ?? "")).mode & 0o077).toBe(0);
});

test("a built shop tells the licences of all that it holds", { tag: "@quick" }, () => {
  const shops = "node_modules/.cache/shops";
  const text = readFileSync(`${shops}/placeholder/licences.md`, "utf8");
  const notices = text.split(/^## (?=[^\n]+ - \d)/m).slice(1);
  const names = notices.map((notice) => notice.slice(0, notice.indexOf(" - ")));
  for (const name of ["react", "dompurify", "valibot", "@picocss/pico", "workbox-core"])
    expect(names).toContain(name);
  // Who gives all rights away asks for no notice.
  const asking = notices.filter((notice) => !notice.includes("(Unlicense)"));
  for (const notice of asking) expect(notice.length, notice).toBeGreaterThan(500);
  expect(readFileSync(`${shops}/shared/dist-server/licences.md`, "utf8")).toContain("# Licenses");
});
