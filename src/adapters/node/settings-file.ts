import { parseEnv } from "node:util";
import { SETTING_NAMES, type SettingName } from "#adapters/node/settings-schema.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

export interface SettingRefusal {
  readonly kind: "bad-setting";
  readonly sentence: string;
}

const PREFIXES = ["ADMIN_", "FARMGATE_", "MAIL_", "OWNER_", "PAYPAL_", "SMTP_"];
const LONGEST_NAME = 40;

const BYTE_ORDER_MARK = /^\uFEFF/;

const slipIn = (values: Environment): SettingRefusal | null => {
  for (const name of Object.keys(values)) {
    const prefix = PREFIXES.find((start) => name.startsWith(start));
    if (prefix === undefined || (SETTING_NAMES as readonly string[]).includes(name)) continue;
    const meant = SETTING_NAMES.filter((known) => known.startsWith(prefix)).join(", ");
    const sentence = `${name.slice(0, LONGEST_NAME)} in the settings file is no setting of the shop; allowed is: ${meant}.`;
    return { kind: "bad-setting", sentence };
  }
  return null;
};

export const writtenSettings = (
  env: Environment,
  file: string | null,
): Result<Partial<Record<SettingName, string>>, SettingRefusal> => {
  const inFile: Environment = parseEnv((file ?? "").replace(BYTE_ORDER_MARK, ""));
  const slip = slipIn(inFile);
  if (slip) return refuse(slip);
  const entries = SETTING_NAMES.map((name) => [name, env[name] ?? inFile[name]] as const);
  return accept(Object.fromEntries(entries.filter(([, value]) => value)));
};
