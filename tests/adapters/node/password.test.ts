import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Mutex } from "async-mutex";
import { expect, test } from "vitest";
import { FRESH_PASSWORD_HASH } from "#adapters/node/fresh-password.ts";
import { isReadableHash, nodePasswordCheck, passwordMark } from "#adapters/node/password.ts";
import { writeScryptHash } from "#adapters/node/scrypt-hash.ts";
import { readSettings } from "#adapters/node/settings.ts";
import { derive, writeHash } from "#adapters/web-crypto/password-hash.ts";
import { withRealCost } from "#tests/support/cheap-hashes.ts";

withRealCost();

const SALT = new TextEncoder().encode("salt of the hens");

const pbkdf2HashOf = async (password: string, iterations: number): Promise<string> => {
  const hash = await derive(globalThis.crypto.subtle, password, SALT, iterations);
  return writeHash({ iterations, salt: SALT, hash });
};

const msOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

test.each([
  ["PBKDF2, as a browser writes it", (password: string) => pbkdf2HashOf(password, 1_000)],
  ["scrypt", writeScryptHash],
])(
  "nodePasswordCheck by %s accepts the password however its accents are typed, and no other",
  async (_, write) => {
    const hash = await write("löwenzahn 🐔");
    const check = nodePasswordCheck(hash);
    expect(isReadableHash(hash)).toBe(true);
    expect(await check.matches("löwenzahn 🐔")).toBe(true);
    expect(await check.matches("löwenzahn 🐔".normalize("NFD"))).toBe(true);
    expect(await check.matches("Löwenzahn 🐔")).toBe(false);
    expect(await check.matches("")).toBe(false);
  },
);

test("FRESH_PASSWORD_HASH is of the password farmgate", async () => {
  expect(await nodePasswordCheck(FRESH_PASSWORD_HASH).matches("farmgate")).toBe(true);
});

test("writeScryptHash names its cost, and makes another hash each time", async () => {
  const [one, other] = await Promise.all([writeScryptHash("hen"), writeScryptHash("hen")]);
  expect(one).toMatch(/^scrypt:32768:8:3:[A-Za-z0-9+/]{22}==:[A-Za-z0-9+/]{43}=$/);
  expect(one).not.toBe(other);
});

const SALT_TEXT = "c2FsdHNhbHRzYWx0c2FsdA==";
const HASH_TEXT = "MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=";

test.each([
  "",
  "farmgate",
  `pbkdf2-sha256:0:${SALT_TEXT}:${HASH_TEXT}`,
  `pbkdf2-sha256:-5:${SALT_TEXT}:${HASH_TEXT}`,
  `pbkdf2-sha256:1.5:${SALT_TEXT}:${HASH_TEXT}`,
  `pbkdf2-sha256:1000:${SALT_TEXT}:AAAA`,
  `pbkdf2-sha256:1000:${SALT_TEXT}:${HASH_TEXT}:more`,
  `pbkdf2-sha256:1000:%%:${HASH_TEXT}`,
  `scrypt:32768:8:3:${SALT_TEXT}:AAAA`,
  `scrypt:32768:8:3::${HASH_TEXT}`,
  `scrypt:32767:8:3:${SALT_TEXT}:${HASH_TEXT}`,
  `scrypt:1:8:3:${SALT_TEXT}:${HASH_TEXT}`,
  `scrypt:32768:0:3:${SALT_TEXT}:${HASH_TEXT}`,
  `scrypt:1048576:8:3:${SALT_TEXT}:${HASH_TEXT}`,
  `scrypt:32768:8:3:${SALT_TEXT}:${HASH_TEXT}\n`,
])("%j is no readable hash, and a check against it throws a Fault", async (text) => {
  expect(isReadableHash(text)).toBe(false);
  await expect(nodePasswordCheck(text).matches("farmgate")).rejects.toMatchObject({
    code: "password-check-unavailable",
  });
});

test("nodePasswordCheck checks one password at a time", async () => {
  const mutex = new Mutex();
  let under = 0;
  let most = 0;
  let waiting = 0;
  const runExclusive: Mutex["runExclusive"] = (work) => {
    waiting += 1;
    return mutex.runExclusive(async () => {
      under += 1;
      most = Math.max(most, under);
      const value = await work();
      under -= 1;
      return value;
    });
  };
  const check = nodePasswordCheck(await pbkdf2HashOf("hen", 1_000), { runExclusive });
  const answers = await Promise.all(["hen", "cock", "hen"].map((typed) => check.matches(typed)));
  expect(answers).toEqual([true, false, true]);
  expect([waiting, most]).toEqual([3, 1]);
});

test("nodePasswordCheck takes as long for a wrong password as for the right one", async () => {
  const check = nodePasswordCheck(FRESH_PASSWORD_HASH);
  const right = await msOf(() => check.matches("farmgate"));
  for (const wrong of ["", "x", "farmgatf"])
    expect(await msOf(() => check.matches(wrong))).toBeGreaterThan(right / 3);
});

test("passwordMark differs between hashes, and reveals nothing of them", async () => {
  const hash = await pbkdf2HashOf("hen", 1_000);
  expect(passwordMark(hash)).toBe(passwordMark(hash));
  expect(passwordMark(hash)).toMatch(/^[\w-]{16}$/);
  expect(passwordMark(`${hash} `)).not.toBe(passwordMark(hash));
});

test("the command writes the password for both homes and keeps the other settings", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "pw-")), ".env.local");
  const set = (input: string) =>
    spawnSync("node", ["scripts/admin-password.js"], {
      input,
      env: { ...process.env, ADMIN_PASSWORD_FILE: file },
    });
  set("the first one\n");
  expect(statSync(file).mode & 0o077).toBe(0);
  writeFileSync(file, `# mine\nPORT=5000\n${readFileSync(file, "utf8")}`);
  set("hens and eggs\n");
  const lines = readFileSync(file, "utf8").trim().split("\n");
  expect(lines.map((line) => line.split("=")[0])).toEqual([
    "# mine",
    "PORT",
    "VITE_ADMIN_PASSWORD_HASH",
    "ADMIN_PASSWORD_HASH",
  ]);
  expect(lines[2]).toBe(`VITE_${lines[3]}`);
  const read = readSettings({}, readFileSync(file, "utf8"));
  if (!read.ok) throw new Error(read.refusal.sentence);
  expect(read.value.port).toBe(5000);
  expect(await nodePasswordCheck(read.value.adminPasswordHash).matches("hens and eggs")).toBe(true);
});

test("the command with --print shows the server's setting, and writes nothing", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "pw-")), ".env.local");
  const { stdout } = spawnSync("node", ["scripts/admin-password.js", "--print"], {
    input: "hens and eggs\n",
    env: { ...process.env, ADMIN_PASSWORD_FILE: file },
    encoding: "utf8",
  });
  expect(existsSync(file)).toBe(false);
  const read = readSettings({}, stdout);
  if (!read.ok) throw new Error(read.refusal.sentence);
  expect(await nodePasswordCheck(read.value.adminPasswordHash).matches("hens and eggs")).toBe(true);
});

test.each(["", "farmgate", "ninesigns", "🐔🐔🐔🐔🐔", "n\u0303n\u0303n\u0303n\u0303n\u0303"])(
  "the command takes no password of fewer than ten letters: %j",
  (typed) => {
    const file = join(mkdtempSync(join(tmpdir(), "pw-")), ".env.local");
    writeFileSync(file, "PORT=5000\n");
    const { status, stderr } = spawnSync("node", ["scripts/admin-password.js"], {
      input: `${typed}\n`,
      env: { ...process.env, ADMIN_PASSWORD_FILE: file },
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([
      1,
      "A password needs at least 10 letters. Nothing was changed.\n",
    ]);
    expect(readFileSync(file, "utf8")).toBe("PORT=5000\n");
  },
);
