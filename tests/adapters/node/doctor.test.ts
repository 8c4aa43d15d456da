import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { checkNode, checkPassword } from "#adapters/node/doctor-machine.ts";
import { look, stop, well } from "#adapters/node/finding.ts";
import { FRESH_PASSWORD_HASH } from "#adapters/node/fresh-password.ts";
import { whyOutOfReach } from "#adapters/node/out-of-reach.ts";
import { nodeProcesses } from "#adapters/node/processes.ts";
import { examine, report } from "#app/tasks/doctor-checks.ts";
import { closedPort, connectPlainly } from "#tests/adapters/node/doctor-stand-ins.ts";

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "farmgate-doctor-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  mkdirSync(join(place, "dist/.vite"), { recursive: true });
  for (const file of ["404.html", ".vite/manifest.json"])
    writeFileSync(join(place, "dist", file), "");
});

const nowhere = async (): Promise<Response> => {
  throw new TypeError("fetch failed", {
    cause: Object.assign(new Error("with a secret"), { code: "ECONNREFUSED" }),
  });
};

const examined = (env: Readonly<Record<string, string>> = {}, site = join(place, "dist")) =>
  examine({
    env: { FARMGATE_DATA: join(place, "data"), ...env },
    settingsFile: null,
    nodeVersion: "20.19.0",
    site,
    processes: nodeProcesses(process),
    fetch: nowhere,
    connect: connectPlainly,
  });

test("examine lets a fresh checkout sell for practice, and says what a real shop needs", async () => {
  const findings = await examined();
  const { text, exitCode } = report(findings);
  expect(exitCode).toBe(0);
  expect(text).toContain("well  Node is 20.19.0.\n");
  for (const what of ["npm run admin:password", "PAYPAL_CLIENT_ID", "SMTP_URL", "localhost:4180"])
    expect(text).toMatch(new RegExp(`^look {2}.*${what}`, "m"));
  expect(text.endsWith("\nNothing stops the shop from selling.\n")).toBe(true);
});

test("examine reports impossible settings as the start does, and checks nothing else", async () => {
  const findings = await examined({ PAYPAL_CLIENT_SECRET: "very-secret" });
  expect(findings.map(({ kind }) => kind)).toEqual(["well", "well", "stop"]);
  expect(findings[2]?.sentence).toBe(
    "PAYPAL_CLIENT_SECRET is set and PAYPAL_CLIENT_ID is not: both are allowed, or neither.",
  );
});

test("examine stops a shop whose site is not built", async () => {
  const findings = await examined({}, join(place, "nothing"));
  expect(findings[1]).toMatchObject({ kind: "stop", sentence: expect.stringMatching(/not built/) });
});

test("examine warns of nothing with PayPal over the embedded database", async () => {
  const findings = await examined({ PAYPAL_CLIENT_ID: "id", PAYPAL_CLIENT_SECRET: "very-secret" });
  expect(JSON.stringify(findings)).not.toMatch(/power cut|DATABASE_URL/);
  expect(findings).toContainEqual(stop(expect.stringMatching(/^PayPal at .* is out of reach/)));
  expect(JSON.stringify(findings)).not.toMatch(/secret/);
});

test("examine checks a database elsewhere in place of the folder", async () => {
  const DATABASE_URL = `postgres://farm:very-secret@127.0.0.1:${await closedPort()}/farm`;
  const findings = await examined({ DATABASE_URL });
  expect(findings).toContainEqual(stop(expect.stringMatching(/DATABASE_URL does not answer/)));
  expect(JSON.stringify(findings)).not.toMatch(/very-secret|The disk/);
});

test("report counts what stops the shop", () => {
  expect(report([well("a."), look("b.")])).toEqual({
    text: "well  a.\nlook  b.\nNothing stops the shop from selling.\n",
    exitCode: 0,
  });
  expect(report([stop("a.")])).toEqual({
    text: "stop  a.\nOne thing stops the shop from selling.\n",
    exitCode: 1,
  });
  expect(report([stop("a."), stop("b.")]).text).toMatch(/\n2 things stop the shop/);
});

test("checkNode wants the version that the package asks for", () => {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(engines.node).toBe(">=20.19");
  const kinds = ["18.20.4", "20.18.9", "20.19.0", "22.0.0"].map((one) => checkNode(one).kind);
  expect(kinds).toEqual(["stop", "stop", "well", "well"]);
});

test("checkPassword is well with a password of one's own", () => {
  const kinds = [FRESH_PASSWORD_HASH, "scrypt:other"].map(
    (adminPasswordHash) =>
      checkPassword({ adminPasswordHash, passwordObjection: null }, false).kind,
  );
  expect(kinds).toEqual(["look", "well"]);
});

test("checkPassword stops a public shop without a password, unless one may be set in the shop", () => {
  const open = { adminPasswordHash: FRESH_PASSWORD_HASH, passwordObjection: "No password." };
  expect(checkPassword(open, false)).toEqual(stop("No password."));
  expect(checkPassword(open, null)).toMatchObject({ kind: "look" });
  expect(checkPassword(open, true)).toEqual(well("The owner has set a password in the shop."));
});

test("examine stops a public shop that opens for the first time without a password", async () => {
  const findings = await examined({ PUBLIC_URL: "https://eggs.example" });
  expect(findings).toContainEqual(stop(expect.stringMatching(/^ADMIN_PASSWORD_HASH is not set/)));
});

test.each([
  [{ code: "ENOTFOUND" }, "there is no such name"],
  [{ code: "ETIMEDOUT" }, "no answer came in time"],
  [{ name: "TimeoutError" }, "no answer came in time"],
  [{ code: "ECONNRESET" }, "the connection was cut"],
  [{ code: "ERR_SSL_WRONG_VERSION_NUMBER" }, "it doesn't speak TLS there"],
  [
    { code: "DEPTH_ZERO_SELF_SIGNED_CERT" },
    "its certificate isn't good for that name or has run out",
  ],
  [{ code: "EWEIRD" }, "no answer came (EWEIRD)"],
  [{}, "no answer came"],
])("whyOutOfReach says %j in plain words, however it is wrapped", (what, words) => {
  const error = Object.assign(new Error("with a secret"), what);
  expect(whyOutOfReach(error)).toBe(words);
  expect(whyOutOfReach(new TypeError("fetch failed", { cause: error }))).toBe(words);
  expect(whyOutOfReach(new AggregateError([error]))).toBe(words);
});
