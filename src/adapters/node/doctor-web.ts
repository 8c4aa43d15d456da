import { type Finding, look, stop, well } from "#adapters/node/finding.ts";
import { isLoopback } from "#adapters/node/loopback.ts";
import { whyOutOfReach } from "#adapters/node/out-of-reach.ts";
import type { Settings } from "#adapters/node/settings.ts";

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

type Asked = Pick<Settings, "publicOrigin" | "host" | "trustProxy">;

const TIMEOUT_MS = 5_000;

const OF_PROXIES = [502, 504];

const isPublic = ({ publicOrigin }: Asked): boolean => !isLoopback(new URL(publicOrigin).hostname);

const checkScheme = (asked: Asked): readonly Finding[] => {
  if (!isPublic(asked) || asked.publicOrigin.startsWith("https:")) return [];
  return [
    look(
      `PUBLIC_URL is ${asked.publicOrigin}: passwords and addresses travel in the open. Let a proxy with https stand before the shop, and set its address.`,
    ),
  ];
};

const checkProxy = (asked: Asked): readonly Finding[] => {
  if (asked.trustProxy && !isLoopback(asked.host))
    return [
      look(
        `TRUST_PROXY is 1 and HOST is ${asked.host}: who gets past the proxy can be whoever they say. Leave HOST at 127.0.0.1, or let the proxy alone reach that port.`,
      ),
    ];
  if (asked.trustProxy || !isPublic(asked) || !asked.publicOrigin.startsWith("https:")) return [];
  return [
    look(
      "PUBLIC_URL is https, so a proxy stands before the shop, and TRUST_PROXY is not 1: one who guesses passwords makes everyone wait. Set TRUST_PROXY=1.",
    ),
  ];
};

const toldBy = async (origin: string, response: Response): Promise<Finding> => {
  // Ignored here: an unreadable answer is a finding of its own.
  const text = await response.text().catch(() => "");
  if (response.ok && text === "ok") return well(`The shop answers at ${origin}.`);
  if (response.status === 503 && text.includes("database"))
    return stop(`The shop at ${origin} is running, and its database does not answer it.`);
  if (OF_PROXIES.includes(response.status))
    return look(`A proxy answers at ${origin}, and no shop behind it: is the shop running?`);
  return look(
    `What answers at ${origin} (${response.status}) is not the shop: is PUBLIC_URL right?`,
  );
};

const checkAnswer = async ({ publicOrigin }: Asked, fetch: Fetch): Promise<Finding> => {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${publicOrigin}/healthz`, { signal, redirect: "manual" });
    return await toldBy(publicOrigin, response);
  } catch (cause) {
    return look(
      `${publicOrigin} does not answer: ${whyOutOfReach(cause)}. Is the shop running, and does PUBLIC_URL lead to it?`,
    );
  }
};

export const checkPublicUrl = async (asked: Asked, fetch: Fetch): Promise<readonly Finding[]> => [
  ...checkScheme(asked),
  ...checkProxy(asked),
  await checkAnswer(asked, fetch),
];
