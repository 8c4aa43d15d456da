import { access } from "node:fs/promises";
import { join } from "node:path";
import { type Finding, look, stop, well } from "#adapters/node/finding.ts";
import { FRESH_PASSWORD_HASH } from "#adapters/node/fresh-password.ts";
import type { Settings } from "#adapters/node/settings.ts";

const OLDEST_NODE = [20, 19] as const;

export const checkNode = (version: string): Finding => {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [oldest, oldestMinor] = OLDEST_NODE;
  const isGood = major > oldest || (major === oldest && minor >= oldestMinor);
  const sentence = `Node is ${version}`;
  return isGood
    ? well(`${sentence}.`)
    : stop(`${sentence}: the shop needs ${OLDEST_NODE.join(".")} or newer.`);
};

export const checkSite = async (folder: string): Promise<Finding> => {
  try {
    for (const file of ["404.html", ".vite/manifest.json"]) await access(join(folder, file));
    return well("The site is built.");
  } catch {
    return stop("The site is not built: `npm run serve` builds it, and so does `npm run build`.");
  }
};

type Password = Pick<Settings, "adminPasswordHash" | "passwordObjection">;

export const checkPassword = (
  { adminPasswordHash, passwordObjection }: Password,
  isSaved: boolean | null,
): Finding => {
  if (isSaved) return well("The owner has set a password in the shop.");
  if (passwordObjection && isSaved === false) return stop(passwordObjection);
  if (passwordObjection)
    return look(
      `${passwordObjection} It starts all the same where a password was set in the shop itself.`,
    );
  return adminPasswordHash === FRESH_PASSWORD_HASH
    ? look(
        "The owner's password is that of a fresh checkout, which everyone knows: run `npm run admin:password`.",
      )
    : well("The owner has a password of their own.");
};
