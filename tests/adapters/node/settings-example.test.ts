import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FRESH_PASSWORD_HASH } from "#adapters/node/fresh-password.ts";
import { readSettings } from "#adapters/node/settings.ts";
import { SETTING_NAMES } from "#adapters/node/settings-schema.ts";

const EXAMPLE = readFileSync("deploy/farmgate.env", "utf8");

const OWN_PASSWORD = FRESH_PASSWORD_HASH.replace("zWC04t", "zWC05t");

test("the example of a settings file names each setting once, and no other", () => {
  const names = [...EXAMPLE.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(SETTING_NAMES.toSorted());
});

test("the example of a settings file starts a shop once it has a password", () => {
  const without = readSettings({}, EXAMPLE);
  expect(without.ok && without.value.passwordObjection).toMatch(/^ADMIN_PASSWORD_HASH is not set/);
  const withOne = readSettings({ ADMIN_PASSWORD_HASH: OWN_PASSWORD }, EXAMPLE);
  expect(withOne).toMatchObject({
    ok: true,
    value: {
      publicOrigin: "https://eggs.example",
      trustProxy: true,
      host: "127.0.0.1",
      passwordObjection: null,
    },
  });
});

test("the example's commented settings work without their comment signs", () => {
  const all = EXAMPLE.replace(/^#([A-Z_]+=.+)$/gm, "$1");
  const read = readSettings({ ADMIN_PASSWORD_HASH: OWN_PASSWORD }, all);
  expect(read).toMatchObject({
    ok: true,
    value: {
      databaseUrl: expect.stringMatching(/^postgresql:/),
      smtpUrl: expect.stringMatching(/^smtp:/),
      mailFrom: { name: "The farm", address: "eggs@eggs.example" },
    },
  });
});
