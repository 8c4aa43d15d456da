import type { Fetch } from "#adapters/node/doctor-web.ts";
import { type Finding, look, stop, well } from "#adapters/node/finding.ts";
import { whyOutOfReach } from "#adapters/node/out-of-reach.ts";
import type { PayPalSettings, Settings } from "#adapters/node/settings.ts";

const TIMEOUT_MS = 8_000;
const WRONG_CREDENTIALS = [400, 401];

const withoutPayPal = ({ isPractice }: Pick<Settings, "isPractice">): Finding =>
  isPractice
    ? look(
        "PayPal is not set: the shop takes practice payments, and no money moves. Set PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET to sell.",
      )
    : stop(
        "PayPal is not set, and at a public address the shop sells nothing without it: set PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET.",
      );

const isToken = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "access_token" in answer;

const toldBy = async (api: string, response: Response): Promise<Finding> => {
  if (WRONG_CREDENTIALS.includes(response.status))
    return stop(
      `PayPal at ${api} refuses PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET: are both of one app, and is it an app of that PayPal? The sandbox and the real one have their own.`,
    );
  // Ignored here: no JSON is a finding of its own.
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && isToken(answer)) return well(`PayPal at ${api} takes the credentials.`);
  const what = response.status >= 500 ? "has trouble" : "does not answer as PayPal does";
  return stop(`${api} ${what} (${response.status}): is PAYPAL_API right? If it is, try later.`);
};

const checkCredentials = async (
  { api, clientId, clientSecret }: PayPalSettings,
  fetch: Fetch,
): Promise<Finding> => {
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
  try {
    const response = await fetch(`${api}/v1/oauth2/token`, {
      method: "POST",
      headers: {
        Authorization: `Basic ${credentials}`,
        "Content-Type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return await toldBy(api, response);
  } catch (cause) {
    return stop(
      `PayPal at ${api} is out of reach: ${whyOutOfReach(cause)}. Has this machine a way to the net, and is PAYPAL_API right?`,
    );
  }
};

const checkSandbox = ({ api }: PayPalSettings): readonly Finding[] =>
  new URL(api).hostname.includes("sandbox")
    ? [look("PAYPAL_API is PayPal's sandbox: no money moves. Leave it out to sell.")]
    : [];

const checkWebhook = ({ webhookId }: PayPalSettings, publicOrigin: string): readonly Finding[] =>
  webhookId === null
    ? [
        look(
          `PAYPAL_WEBHOOK_ID is not set, so the shop hears of a payment only by asking: make a webhook to ${publicOrigin}/api/paypal/webhook at PayPal and set its id.`,
        ),
      ]
    : [];

export const checkPayPal = async (
  settings: Pick<Settings, "paypal" | "isPractice" | "publicOrigin">,
  fetch: Fetch,
): Promise<readonly Finding[]> => {
  const { paypal, publicOrigin } = settings;
  if (paypal === null) return [withoutPayPal(settings)];
  return [
    await checkCredentials(paypal, fetch),
    ...checkSandbox(paypal),
    ...checkWebhook(paypal, publicOrigin),
  ];
};
