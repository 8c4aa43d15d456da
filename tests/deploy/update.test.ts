import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { basename, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seconds } from "../../tools/lib/slowness.ts";

const isRoot = process.getuid?.() === 0;
const BUILDER = isRoot ? "nobody" : userInfo().username;

/** Writes what is built, and who has built it. */
const BUILD = `
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
mkdirSync("dist/assets", { recursive: true });
writeFileSync("dist/who", String(process.getuid()));
writeFileSync("dist/settings", String(existsSync(".env.local")));
if (existsSync("broken")) throw new Error("It can't be built.");
`;

/** Would have root write where it leads. */
const LINK = `
import { rmSync, symlinkSync } from "node:fs";
rmSync("dist/assets", { recursive: true });
symlinkSync("/tmp", "dist/assets");
`;

const HOSTILE = JSON.stringify({
  name: "shop",
  version: "1.0.0",
  type: "module",
  scripts: { preinstall: "touch RAN", install: "touch RAN", postinstall: "touch RAN" },
});

let home: string;
let repository: string;

const NOBODY = 65_534;

/** Git reads no repository of another user. */
const asBuilder = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

const git = (...words: string[]) =>
  execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.com", ...words], {
    cwd: repository,
    env: { PATH: process.env.PATH, HOME: home },
    ...asBuilder,
  });

const commit = (files: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(repository, name), text);
  git("add", "-A");
  git("commit", "--quiet", "-m", "a version");
};

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "farmgate-update-"));
  chmodSync(home, 0o755);
  repository = join(home, "repository");
  mkdirSync(join(repository, "scripts"), { recursive: true });
  if (isRoot) {
    chownSync(repository, NOBODY, NOBODY);
    chownSync(join(repository, "scripts"), NOBODY, NOBODY);
  }
  mkdirSync(join(home, "bin"));
  mkdirSync(join(home, "opt"));
  writeFileSync(
    join(home, "bin", "systemctl"),
    `#!/bin/sh\n[ "$1" = list-units ] && echo farmgate.service && exit 0\necho "$@" >> ${home}/restarts\n[ ! -e ${home}/opt/current/sick ]\n`,
    { mode: 0o755 },
  );
  // Others of the tests run as this user too.
  writeFileSync(join(home, "bin", "pkill"), "#!/bin/sh\n", { mode: 0o755 });
  git("init", "--quiet", "--initial-branch", "main");
  const lock = { name: "shop", version: "1.0.0", lockfileVersion: 3, packages: { "": {} } };
  commit({
    "package.json": HOSTILE,
    "package-lock.json": JSON.stringify(lock),
    "scripts/build.js": BUILD,
  });
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

const update = () =>
  spawnSync("sh", [resolve("deploy/update.sh"), `file://${repository}`], {
    encoding: "utf8",
    env: {
      ...process.env,
      PATH: `${join(home, "bin")}:${process.env.PATH}`,
      FARMGATE_HOME: join(home, "opt"),
      FARMGATE_BUILDER: BUILDER,
      FARMGATE_SETTINGS: join(home, "settings"),
    },
  });

const current = () => basename(readlinkSync(join(home, "opt", "current")));
const releases = () => readdirSync(join(home, "opt", "releases")).sort();
const here = (file: string) => join(home, "opt", "current", file);

/** Folders are named by the second. */
const aSecond = () => new Promise((done) => setTimeout(done, 1_100));

test("update.sh builds a version as a user without rights, and keeps one to go back to", {
  timeout: seconds(60),
}, async () => {
  const first = update();
  expect(first.stderr).toBe("");
  expect(first.status).toBe(0);
  const good = current();
  if (isRoot) expect(readFileSync(here("dist/who"), "utf8")).not.toBe("0");
  expect(readFileSync(here("dist/settings"), "utf8")).toBe("false");
  expect(existsSync(here("RAN"))).toBe(false);
  expect(readlinkSync(here(".env.local"))).toBe(join(home, "settings"));

  commit({ broken: "" });
  for (const _try of [1, 2]) {
    await aSecond();
    expect(update().status).not.toBe(0);
  }
  expect([current(), releases()]).toEqual([good, [good]]);

  git("rm", "--quiet", "broken");
  commit({ "scripts/build.js": `${BUILD}${LINK}` });
  await aSecond();
  expect(update().stderr).toContain("no folder of its own");
  expect([current(), releases()]).toEqual([good, [good]]);
  commit({ "scripts/build.js": BUILD });

  commit({ sick: "" });
  await aSecond();
  const sick = update();
  expect([sick.status, current(), releases()]).toEqual([1, good, [good]]);
  expect(sick.stderr).toContain("the one before goes on");

  git("rm", "--quiet", "sick");
  commit({ well: "" });
  await aSecond();
  expect(update().status).toBe(0);
  expect(releases()).toEqual([good, current()]);
  expect(readdirSync(join(home, "opt")).sort()).toEqual(["current", "releases"]);
});

test("root builds nothing", () => {
  const { status, stderr } = spawnSync("sh", [resolve("deploy/update.sh"), "nowhere"], {
    encoding: "utf8",
    env: { ...process.env, FARMGATE_HOME: home, FARMGATE_BUILDER: "root" },
  });
  expect(status).toBe(1);
  expect(stderr).toContain("not to be built by root");
});
