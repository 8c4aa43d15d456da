import { expect, test } from "vitest";
import { markedHash } from "#adapters/postgres/owner-password.ts";
import { postgresPasswordCheck } from "#adapters/postgres/password-check.ts";
import { cannot } from "#app/server/cannot-open.ts";
import { setPassword } from "#app/tasks/set-password.ts";
import type { TaskDeps } from "#app/tasks/task.ts";
import { accept } from "#core/shared/result.ts";
import { CHEAP_HASH } from "#tests/support/credentials.ts";
import { freshPostgres } from "#tests/support/postgres-databases.ts";

const aTask = (
  typed: string,
  open: TaskDeps["open"] = async () => accept(await freshPostgres()),
) => {
  const told: string[] = [];
  const terminal = { tell: (line: string) => void told.push(line), readLine: async () => typed };
  return { told, deps: { terminal, open } as unknown as TaskDeps };
};

test("setPassword sets the password that it reads in the shop's database", async () => {
  const database = await freshPostgres();
  const { told, deps } = aTask("hens and eggs", async () => accept(database));
  expect(await setPassword([], deps)).toEqual({ ok: true, value: null });
  expect(told).toEqual(["The shop has its new password, and everybody is logged out."]);
  const { check } = postgresPasswordCheck(database.db, markedHash(CHEAP_HASH));
  expect(await check("hens and eggs")).not.toBeNull();
  expect(await check("farmgate")).toBeNull();
});

test.each(["", "ninesigns", "qwertyuiop"])("setPassword doesn't take %j", async (typed) => {
  const { deps } = aTask(typed);
  expect(await setPassword([], deps)).toMatchObject({
    refusal: { sentence: expect.stringMatching(/^A password needs at least 10 letters/) },
  });
});

test("setPassword takes no password from the command line, where other processes see it", async () => {
  const { deps } = aTask("hens and eggs");
  expect(await setPassword(["hens and eggs"], deps)).toMatchObject({ ok: false });
});

test("setPassword over a folder in use says to stop the shop", async () => {
  const { deps } = aTask("hens and eggs", async () => cannot("It is in use.", "in-use"));
  expect(await setPassword([], deps)).toMatchObject({
    refusal: { sentence: "It is in use. Stop it, set the password, and start it again." },
  });
  const { deps: full } = aTask("hens and eggs", async () => cannot("The disk is full."));
  expect(await setPassword([], full)).toMatchObject({
    refusal: { sentence: "The disk is full." },
  });
});
