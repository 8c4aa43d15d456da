import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hashedPasswordCheck } from "#adapters/web-crypto/password-check.ts";
import { OWNER } from "#core/session/person.ts";

const { subtle } = globalThis.crypto;

const setPassword = (
  typed: string,
  file = join(mkdtempSync(join(tmpdir(), "pw-")), ".env.local"),
) => {
  const { status } = spawnSync("node", ["scripts/admin-password.js"], {
    input: typed,
    env: { ...process.env, ADMIN_PASSWORD_FILE: file },
  });
  return { file, status };
};

const hashIn = (file: string): string =>
  /^VITE_ADMIN_PASSWORD_HASH=(.*)$/m.exec(readFileSync(file, "utf8"))?.[1] ?? "";

test("the fresh checkout's hash accepts 'farmgate' and nothing else", async () => {
  const check = hashedPasswordCheck(subtle, hashIn(".env"));
  expect(await check.check("farmgate")).toEqual({ person: OWNER, mark: "" });
  expect(await check.check("Farmgate")).toBeNull();
  expect(await check.check("")).toBeNull();
});

test("admin:password stores a password that opens the shop, and keeps the other settings", async () => {
  const { file } = setPassword("the first one\n");
  writeFileSync(file, `VITE_PAYPAL_CLIENT_ID=mine\n${readFileSync(file, "utf8")}`);
  setPassword("hens & löwenzahn 🐔\nsecond line\n", file);
  const check = hashedPasswordCheck(subtle, hashIn(file));
  expect(await check.check("hens & löwenzahn 🐔")).not.toBeNull();
  expect(await check.check("the first one")).toBeNull();
  const lines = readFileSync(file, "utf8").trim().split("\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe("VITE_PAYPAL_CLIENT_ID=mine");
});

test("admin:password refuses an empty password and changes nothing", () => {
  const { file } = setPassword("farm and gate\n");
  const before = readFileSync(file, "utf8");
  expect(setPassword("\n", file).status).toBe(1);
  expect(readFileSync(file, "utf8")).toBe(before);
});

test("admin:password salts the same password anew each time", () => {
  expect(hashIn(setPassword("farm and gate\n").file)).not.toBe(
    hashIn(setPassword("farm and gate\n").file),
  );
});

test("the password check throws a Fault without crypto.subtle, as over plain http", async () => {
  const check = hashedPasswordCheck(undefined, hashIn(".env"));
  await expect(check.check("farmgate")).rejects.toMatchObject({
    code: "password-check-unavailable",
  });
});

test.each([
  "",
  "farmgate",
  "pbkdf2-sha256:x:AAAA:AAAA",
  "pbkdf2-sha256:1000:%%:%%",
  "md5:1:AAAA:AAAA",
])("the password check throws a Fault for the built-in hash %j", async (hash) => {
  await expect(hashedPasswordCheck(subtle, hash).check("farmgate")).rejects.toMatchObject({
    code: "password-check-unavailable",
  });
});
