import * as v from "valibot";
import { isReadableHash } from "#adapters/node/password.ts";
import {
  isApi,
  isDatabaseUrl,
  isFolder,
  isHost,
  isMailServer,
  isOrigin,
  isPort,
  isWord,
  readSender,
} from "#adapters/node/setting-checks.ts";
import { canBeMailed } from "#core/customers/typed-email.ts";

const setting = (isAllowed: (text: string) => boolean, sentence: string) =>
  v.pipe(v.string(), v.check(isAllowed, sentence));

const word = setting(
  isWord,
  "holds a space or a sign that can't be printed: a text without them is allowed.",
);

export const SettingsSchema = v.object({
  PORT: v.optional(
    v.pipe(
      setting(isPort, "is no port: a whole number from 1 to 65535 is allowed."),
      v.transform(Number),
    ),
    "4180",
  ),
  HOST: v.optional(
    setting(isHost, "is no address to listen on: an IP address or the name of a host is allowed."),
    "127.0.0.1",
  ),
  DATABASE_URL: v.optional(
    setting(
      isDatabaseUrl,
      "is no address of a PostgreSQL: postgresql://name:password@host:5432/database is allowed, with signs like # and @ in the password as %23 and %40.",
    ),
  ),
  FARMGATE_DATA: v.optional(
    setting(isFolder, "is no folder: a path without spaces at its ends is allowed."),
    "data",
  ),
  ADMIN_PASSWORD_HASH: v.optional(
    setting(
      isReadableHash,
      "can't be read: what `npm run admin:password` writes is allowed (pbkdf2-sha256:… or scrypt:…).",
    ),
  ),
  PUBLIC_URL: v.optional(
    v.pipe(
      setting(
        isOrigin,
        "is not the address of a shop: http:// or https://, a host and perhaps a port are allowed, without a path.",
      ),
      v.transform((text) => new URL(text)),
    ),
  ),
  PAYPAL_CLIENT_ID: v.optional(word),
  PAYPAL_CLIENT_SECRET: v.optional(word),
  PAYPAL_API: v.optional(
    v.pipe(
      setting(
        isApi,
        "is not the address of PayPal: https:// and a host are allowed, http:// on this machine alone.",
      ),
      v.transform((text) => new URL(text).href.replace(/\/+$/, "")),
    ),
    "https://api-m.paypal.com",
  ),
  PAYPAL_WEBHOOK_ID: v.optional(word),
  SMTP_URL: v.optional(
    setting(
      isMailServer,
      "is no mail server: smtp://name:password@host:587 or smtps://… is allowed, with signs like # and @ in the password as %23 and %40.",
    ),
  ),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.transform(readSender),
      v.check(
        ({ address }) => canBeMailed(address),
        "is no sender: an e-mail address is allowed, alone or as Name <address>.",
      ),
    ),
  ),
  OWNER_EMAIL: v.optional(setting(canBeMailed, "is no e-mail address: one address is allowed.")),
  TRUST_PROXY: v.optional(
    v.pipe(
      setting((text) => ["0", "1"].includes(text), "is unknown: 1 is allowed, and 0 or nothing."),
      v.transform((text) => text === "1"),
    ),
    "0",
  ),
});

export type SettingName = keyof (typeof SettingsSchema)["entries"];

export const SETTING_NAMES = Object.keys(SettingsSchema.entries) as SettingName[];
