import { setTimeout as wait } from "node:timers/promises";
import type { Settings } from "#adapters/node/settings.ts";
import { paypalGateway } from "#adapters/paypal/server/paypal-gateway.ts";
import { paypalWebhook } from "#adapters/paypal/server/paypal-webhook.ts";
import { practicePayments } from "#adapters/practice/practice-payments.ts";
import { smtpPostman } from "#adapters/smtp/smtp-postman.ts";
import { systemClock } from "#adapters/system/system-clock.ts";
import type { Farm } from "#core/farm.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";
import type { Postman } from "#ports/postman.ts";

const paypalOf = ({ paypal }: Settings) =>
  paypal && {
    ...paypal,
    fetch: (url: string, init: RequestInit) => fetch(url, init),
    clock: systemClock,
    wait: async (milliseconds: number) => void (await wait(milliseconds)),
  };

export const paymentsOf = (
  settings: Settings,
  newCode: (length: number) => string,
): Readonly<Record<string, PaymentGateway>> => {
  const paypal = paypalOf(settings);
  if (paypal) return { paypal: paypalGateway({ ...paypal, publicUrl: settings.publicOrigin }) };
  return settings.isPractice ? { practice: practicePayments(newCode) } : {};
};

export const webhookOf = (settings: Settings) => {
  const paypal = paypalOf(settings);
  const { webhookId = null } = paypal ?? {};
  return paypal && webhookId !== null ? paypalWebhook({ ...paypal, webhookId }).read : null;
};

export const paypalOnPages = ({ paypal }: Settings) =>
  paypal && { clientId: paypal.clientId, script: paypal.script };

export const paypalOriginOf = ({ paypal }: Settings): string => {
  const origin = paypal ? new URL(paypal.script).origin : "";
  return origin.endsWith(".paypal.com") ? "" : origin;
};

export const postmanOf = (
  { smtpUrl, mailFrom, ownerEmail }: Settings,
  farm: () => Promise<Farm>,
): Postman | null =>
  smtpUrl === null ? null : smtpPostman({ smtpUrl, mailFrom, ownerEmail, farm });
