import { spawnSync } from "node:child_process";
import { pbkdf2Sync, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";

const FILE = process.env.ADMIN_PASSWORD_FILE ?? ".env.local";
/** What the build for one browser reads, and what the shared shop does. */
const NAMES = ["VITE_ADMIN_PASSWORD_HASH", "ADMIN_PASSWORD_HASH"];
const ITERATIONS = 600_000;
const FEWEST_LETTERS = 10;

/** @param {string} password */
const hashOf = (password) => {
  const salt = randomBytes(16);
  const hash = pbkdf2Sync(password.normalize("NFC"), salt, ITERATIONS, 32, "sha256");
  return ["pbkdf2-sha256", ITERATIONS, salt.toString("base64"), hash.toString("base64")].join(":");
};

/** Asks on a terminal, showing nothing of what is typed; else reads one line of standard input. */
const readPassword = async () => {
  const isTerminal = process.stdin.isTTY === true;
  const lines = createInterface({
    input: process.stdin,
    ...(isTerminal && { output: process.stdout, terminal: true }),
  });
  if (isTerminal) {
    process.stdout.write("New admin password: ");
    Object.assign(lines, { _writeToOutput: () => undefined });
  }
  for await (const line of lines) {
    lines.close();
    if (isTerminal) process.stdout.write("\n");
    return line;
  }
  return "";
};

/** @param {string} hash */
const keep = (hash) => {
  const before = existsSync(FILE) ? readFileSync(FILE, "utf8").split("\n") : [];
  const isOther = (/** @type {string} */ line) =>
    line !== "" && !NAMES.some((name) => line.startsWith(`${name}=`));
  const lines = [...before.filter(isOther), ...NAMES.map((name) => `${name}=${hash}`)];
  writeFileSync(FILE, `${lines.join("\n")}\n`, { mode: 0o600 });
};

const TOOL = "dist-server/tool.js";
const BUILDER = new URL("../tools/lib/server-tool.js", import.meta.url);

/**
 * Sets the password in the shop's database. An installed shop is built, and has nothing to build it with.
 * @param {string} password
 */
const setInShop = async (password) => {
  const isBuilt = !existsSync(BUILDER) || (await import(BUILDER.href)).buildServer();
  if (!isBuilt) return 1;
  const { status } = spawnSync(process.execPath, [TOOL, "password"], {
    input: `${password}\n`,
    stdio: ["pipe", "inherit", "inherit"],
  });
  return status ?? 1;
};

const password = await readPassword();
if ([...password.normalize("NFC")].length < FEWEST_LETTERS) {
  console.error(`A password needs at least ${FEWEST_LETTERS} letters. Nothing was changed.`);
  process.exitCode = 1;
} else if (process.argv.includes("--shop")) {
  process.exitCode = await setInShop(password);
} else if (process.argv.includes("--print")) {
  console.log(`ADMIN_PASSWORD_HASH=${hashOf(password)}`);
} else {
  keep(hashOf(password));
  console.log(
    `The hash is in ${FILE}. Build the shop again, or start the shared shop again, to use it.`,
  );
}
