import * as v from "valibot";
import { FRESH_PASSWORD_HASH } from "#adapters/node/fresh-password.ts";
import { isLoopback } from "#adapters/node/loopback.ts";
import { isWeakHash } from "#adapters/node/password.ts";
import type { Sender } from "#adapters/node/setting-checks.ts";
import {
  type Environment,
  type SettingRefusal,
  writtenSettings,
} from "#adapters/node/settings-file.ts";
import { SettingsSchema } from "#adapters/node/settings-schema.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

export interface PayPalSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly api: string;
  readonly script: string;
  readonly webhookId: string | null;
}

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  readonly adminPasswordHash: string;
  /** Why the password forbids a public shop; null where it doesn't, or the shop isn't public. */
  readonly passwordObjection: string | null;
  readonly publicOrigin: string;
  readonly paypal: PayPalSettings | null;
  readonly isPractice: boolean;
  readonly smtpUrl: string | null;
  readonly mailFrom: Sender | null;
  readonly ownerEmail: string | null;
  readonly trustProxy: boolean;
}

type Read = v.InferOutput<typeof SettingsSchema>;

const SCRIPTS: Readonly<Record<string, string>> = {
  "https://api-m.paypal.com": "https://www.paypal.com/sdk/js",
  "https://api.paypal.com": "https://www.paypal.com/sdk/js",
  "https://api-m.sandbox.paypal.com": "https://www.sandbox.paypal.com/sdk/js",
  "https://api.sandbox.paypal.com": "https://www.sandbox.paypal.com/sdk/js",
};

const payPalOf = (read: Read): PayPalSettings | null =>
  read.PAYPAL_CLIENT_ID && read.PAYPAL_CLIENT_SECRET
    ? {
        clientId: read.PAYPAL_CLIENT_ID,
        clientSecret: read.PAYPAL_CLIENT_SECRET,
        api: read.PAYPAL_API,
        script: SCRIPTS[read.PAYPAL_API] ?? `${read.PAYPAL_API}/sdk/js`,
        webhookId: read.PAYPAL_WEBHOOK_ID ?? null,
      }
    : null;

const faultOfPassword = (set: string | undefined): string | null => {
  if ((set ?? FRESH_PASSWORD_HASH) === FRESH_PASSWORD_HASH)
    return "is not set, so everyone knows the owner's password";
  return set && isWeakHash(set)
    ? "is of too few rounds, so the owner's password can be guessed"
    : null;
};

const publicBy = ({ HOST, PUBLIC_URL }: Read): string | null => {
  if (!isLoopback(HOST)) return "HOST at 127.0.0.1";
  return PUBLIC_URL && !isLoopback(PUBLIC_URL.hostname) ? "PUBLIC_URL at localhost" : null;
};

const objectionTo = (read: Read): string | null => {
  const [why, by] = [faultOfPassword(read.ADMIN_PASSWORD_HASH), publicBy(read)];
  return why && by
    ? `ADMIN_PASSWORD_HASH ${why}: run \`npm run admin:password\`, or leave ${by}.`
    : null;
};

const settingsOf = (read: Read): Settings => {
  const publicUrl = read.PUBLIC_URL ?? new URL(`http://localhost:${read.PORT}`);
  const paypal = payPalOf(read);
  return {
    port: read.PORT,
    host: read.HOST,
    databaseUrl: read.DATABASE_URL ?? null,
    dataFolder: read.FARMGATE_DATA,
    adminPasswordHash: read.ADMIN_PASSWORD_HASH ?? FRESH_PASSWORD_HASH,
    passwordObjection: objectionTo(read),
    publicOrigin: publicUrl.origin,
    paypal,
    isPractice: paypal === null && isLoopback(publicUrl.hostname),
    smtpUrl: read.SMTP_URL ?? null,
    mailFrom: read.MAIL_FROM ?? null,
    ownerEmail: read.OWNER_EMAIL ?? null,
    trustProxy: read.TRUST_PROXY,
  };
};

const oneOfTwo = (set: string, missing: string): string =>
  `${set} is set and ${missing} is not: both are allowed, or neither.`;

const clashIn = (read: Read): string | null => {
  const { PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret } = read;
  if (id && !secret) return oneOfTwo("PAYPAL_CLIENT_ID", "PAYPAL_CLIENT_SECRET");
  if (secret && !id) return oneOfTwo("PAYPAL_CLIENT_SECRET", "PAYPAL_CLIENT_ID");
  return null;
};

export const readSettings = (
  env: Environment,
  file: string | null,
): Result<Settings, SettingRefusal> => {
  const written = writtenSettings(env, file);
  if (!written.ok) return written;
  const read = v.safeParse(SettingsSchema, written.value, { abortEarly: true });
  if (!read.success) {
    const [{ path, message }] = read.issues;
    return refuse({ kind: "bad-setting", sentence: `${path?.[0]?.key} ${message}` });
  }
  const clash = clashIn(read.output);
  return clash ? refuse({ kind: "bad-setting", sentence: clash }) : accept(settingsOf(read.output));
};
