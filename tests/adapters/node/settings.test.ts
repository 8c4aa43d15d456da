import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FRESH_PASSWORD_HASH } from "#adapters/node/fresh-password.ts";
import { writeScryptHash } from "#adapters/node/scrypt-hash.ts";
import { readSettings, type Settings } from "#adapters/node/settings.ts";
import { withRealCost } from "#tests/support/cheap-hashes.ts";

withRealCost();

const HASH =
  "pbkdf2-sha256:600000:c2FsdHNhbHRzYWx0c2FsdA==:MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=";
const PAYPAL = { PAYPAL_CLIENT_ID: "shop", PAYPAL_CLIENT_SECRET: "hush-hush" };
const OPEN = { ADMIN_PASSWORD_HASH: HASH, PUBLIC_URL: "https://eggs.example" };

const settings = (env: Record<string, string>, file: string | null = null): Settings => {
  const read = readSettings(env, file);
  if (!read.ok) throw new Error(read.refusal.sentence);
  return read.value;
};

const sentence = (env: Record<string, string>, file: string | null = null): string => {
  const read = readSettings(env, file);
  return read.ok ? "" : read.refusal.sentence;
};

const objection = (env: Record<string, string>): string | null => settings(env).passwordObjection;

test("readSettings by default listens on this machine alone and keeps records in data/", () => {
  expect(settings({ PATH: "/bin", HOME: "/root" })).toEqual({
    port: 4180,
    host: "127.0.0.1",
    databaseUrl: null,
    dataFolder: "data",
    adminPasswordHash: FRESH_PASSWORD_HASH,
    passwordObjection: null,
    publicOrigin: "http://localhost:4180",
    paypal: null,
    isPractice: true,
    smtpUrl: null,
    mailFrom: null,
    ownerEmail: null,
    trustProxy: false,
  });
});

test("readSettings takes each setting as it is written", () => {
  const read = settings({
    ...PAYPAL,
    PORT: "8080",
    HOST: "0.0.0.0",
    DATABASE_URL: "postgresql://farm:a%23b@db.example:5432/eggs?sslmode=require",
    FARMGATE_DATA: "/var/lib/my farm",
    ADMIN_PASSWORD_HASH: HASH,
    PUBLIC_URL: "https://Eggs.Example/",
    PAYPAL_API: "https://api-m.sandbox.paypal.com/",
    PAYPAL_WEBHOOK_ID: "8PT597110X687430LKGECATA",
    SMTP_URL: "smtps://farm:secret@mail.example",
    MAIL_FROM: "Hannah, of the farm <eggs@farm.example>",
    OWNER_EMAIL: "hannah@farm.example",
    TRUST_PROXY: "1",
  });
  expect(read).toEqual({
    port: 8080,
    host: "0.0.0.0",
    databaseUrl: "postgresql://farm:a%23b@db.example:5432/eggs?sslmode=require",
    dataFolder: "/var/lib/my farm",
    adminPasswordHash: HASH,
    passwordObjection: null,
    publicOrigin: "https://eggs.example",
    paypal: {
      clientId: "shop",
      clientSecret: "hush-hush",
      api: "https://api-m.sandbox.paypal.com",
      script: "https://www.sandbox.paypal.com/sdk/js",
      webhookId: "8PT597110X687430LKGECATA",
    },
    isPractice: false,
    smtpUrl: "smtps://farm:secret@mail.example",
    mailFrom: { name: "Hannah, of the farm", address: "eggs@farm.example" },
    ownerEmail: "hannah@farm.example",
    trustProxy: true,
  });
});

test("readSettings prefers the environment, also when empty, and reads quotes and comments", () => {
  const file = `\uFEFFHOST="127.0.0.2" # here\r\n# mine\r\nPORT=5000\r\nMAIL_FROM='Farm <a@farm.example>'\nTRUST_PROXY=1\nOWNER_EMAIL=\n`;
  expect(settings({ PORT: "6000", TRUST_PROXY: "" }, file)).toMatchObject({
    port: 6000,
    host: "127.0.0.2",
    publicOrigin: "http://localhost:6000",
    mailFrom: { name: "Farm", address: "a@farm.example" },
    ownerEmail: null,
    trustProxy: false,
  });
});

test("readSettings ignores the settings of the shop in one browser and of other programs", () => {
  const file = "VITE_ADMIN_PASSWORD_HASH=nonsense\nVITE_PAYPAL_CLIENT_ID=x\nNODE_ENV=odd\n";
  expect(settings({ PAYPAL_OTHER: "of another program" }, file)).toEqual(settings({}));
});

test.each([
  "FARMGATE_DATE",
  "PAYPAL_SECRET",
  "SMTP_HOST",
  "ADMIN_PASSWORD",
  "MAIL_TO",
  "OWNER_MAIL",
])("readSettings refuses %s in the file as a slip, without its value", (name) => {
  const told = sentence({}, `${name}=hush-hush\n`);
  expect(told).toContain(`${name} in the settings file is no setting of the shop; allowed is: `);
  expect(told).not.toContain("hush-hush");
});

test.each([
  ["https://api-m.paypal.com", "https://www.paypal.com/sdk/js"],
  ["https://api-m.sandbox.paypal.com", "https://www.sandbox.paypal.com/sdk/js"],
  ["http://127.0.0.1:9000", "http://127.0.0.1:9000/sdk/js"],
  ["https://stand-in.example/paypal/", "https://stand-in.example/paypal/sdk/js"],
])("readSettings with the API at %s takes the script from %s", (api, script) => {
  expect(settings({ ...PAYPAL, PAYPAL_API: api }).paypal?.script).toBe(script);
});

test("readSettings offers practice on localhost without PayPal, and in no other shop", () => {
  expect(settings({ PUBLIC_URL: "http://localhost:81" }).isPractice).toBe(true);
  expect(settings({ PUBLIC_URL: "http://[::1]:81" }).isPractice).toBe(true);
  expect(settings(OPEN).isPractice).toBe(false);
  expect(settings(PAYPAL).isPractice).toBe(false);
  expect(settings({ ...OPEN, ...PAYPAL }).isPractice).toBe(false);
});

test("readSettings refuses PayPal's id without its secret, and the reverse", () => {
  expect(sentence({ PAYPAL_CLIENT_ID: "shop" })).toBe(
    "PAYPAL_CLIENT_ID is set and PAYPAL_CLIENT_SECRET is not: both are allowed, or neither.",
  );
  expect(sentence({ PAYPAL_CLIENT_SECRET: "hush-hush" })).toBe(
    "PAYPAL_CLIENT_SECRET is set and PAYPAL_CLIENT_ID is not: both are allowed, or neither.",
  );
});

test("readSettings objects to a public address with the well-known password", async () => {
  for (const host of ["127.0.0.1", "127.8.8.8", "localhost", "::1"])
    expect(objection({ HOST: host })).toBeNull();
  for (const known of [{}, { ADMIN_PASSWORD_HASH: FRESH_PASSWORD_HASH }]) {
    for (const host of ["0.0.0.0", "::", "192.168.1.7", "127.farm.example", "farm.example"])
      expect(objection({ ...known, HOST: host })).toMatch(/npm run admin:password.*HOST/);
    for (const url of ["https://eggs.example", "http://localhost.example", "http://10.0.0.1"])
      expect(objection({ ...known, PUBLIC_URL: url })).toMatch(
        /npm run admin:password.*PUBLIC_URL/,
      );
  }
  const own = await writeScryptHash("own");
  expect(objection({ ...OPEN, HOST: "::", ADMIN_PASSWORD_HASH: own })).toBeNull();
});

test("readSettings objects to a public address with a weak hash", async () => {
  const scrypt = await writeScryptHash("own");
  for (const weak of [
    HASH.replace("600000", "1"),
    HASH.replace("600000", "599999"),
    scrypt.replace("32768:8:3", "16384:8:3"),
    scrypt.replace("32768:8:3", "32768:8:2"),
  ]) {
    const set = { ADMIN_PASSWORD_HASH: weak };
    expect(settings(set).adminPasswordHash).toBe(weak);
    expect(objection({ ...set, HOST: "0.0.0.0" })).toBe(
      "ADMIN_PASSWORD_HASH is of too few rounds, so the owner's password can be guessed: run `npm run admin:password`, or leave HOST at 127.0.0.1.",
    );
    expect(objection({ ...set, PUBLIC_URL: "https://eggs.example" })).toMatch(
      /too few rounds.*PUBLIC_URL/,
    );
  }
  for (const strong of [
    HASH,
    HASH.replace("600000", "600001"),
    scrypt.replace("32768:8:3", "131072:8:1"),
  ])
    expect(objection({ ...OPEN, ADMIN_PASSWORD_HASH: strong })).toBeNull();
});

test("FRESH_PASSWORD_HASH is of the same password as that of the build for one browser", () => {
  expect(readFileSync(".env", "utf8")).toContain(FRESH_PASSWORD_HASH);
});

const BAD: readonly (readonly [name: string, ...values: string[]])[] = [
  ["PORT", "0", "65536", "80a", "4180 ", "-1", "4e3", "hush-hush"],
  ["HOST", "http://here", "a b", "-x", "hush_hush"],
  [
    "DATABASE_URL",
    "mysql://farm:hush-hush@db/eggs",
    "postgres://farm:12#hush@db/eggs",
    "hush-hush",
    "postgres://farm:hush hush@db/eggs",
  ],
  ["FARMGATE_DATA", " hush-hush", "a\u0000b"],
  ["ADMIN_PASSWORD_HASH", "hush-hush", "pbkdf2-sha256:1000:hush-hush:hush-hush", `${HASH} `],
  [
    "PUBLIC_URL",
    "eggs.example",
    "ftp://eggs.example",
    "https://eggs.example/shop",
    "https://farm:hush-hush@eggs.example",
    "https://eggs.example?x=hush-hush",
    "https://eggs.example#hush-hush",
  ],
  ["PAYPAL_CLIENT_ID", "hush hush"],
  ["PAYPAL_CLIENT_SECRET", "hush\nhush"],
  ["PAYPAL_API", "api-m.paypal.com", "http://api-m.paypal.com", "https://a:hush-hush@b.example"],
  ["PAYPAL_WEBHOOK_ID", "hush hush"],
  [
    "SMTP_URL",
    "mail.example:25",
    "http://mail.example",
    "smtp:///x",
    "smtp://farm:12#hush@mail",
    "smtp://farm:hush%@mail",
  ],
  [
    "MAIL_FROM",
    "hush-hush",
    "a@b.example, c@d.example",
    "Farm <a@b.example",
    "a@b.example\nBcc: x",
  ],
  ["OWNER_EMAIL", "hush-hush", "a@b.example,c@d.example", "<a@b.example>"],
  ["TRUST_PROXY", "yes", "2", "true"],
];

test.each(BAD.flatMap(([name, ...values]) => values.map((value) => [name, value] as const)))(
  "readSettings refuses %s=%j with its name and what is allowed, and without the value",
  (name, value) => {
    const told = sentence({ ...PAYPAL, [name]: value });
    expect(told).toMatch(new RegExp(`^${name} [^\n]* allowed[^\n]*\\.$`));
    expect(told).not.toMatch(/hush/);
  },
);
