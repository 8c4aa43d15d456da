import type { Caller } from "#adapters/hono/caller-cookies.ts";
import type { OpenedPayment } from "#core/payments/open-payment.ts";

type Renewal = (caller: Caller, value: unknown) => Promise<void>;

const RENEWALS: Readonly<Record<string, Renewal>> = {
  openPayment: ({ lookups }, value) => lookups.remember((value as OpenedPayment).orderId),
  useOrderLink: ({ lookups }, value) => lookups.prove(value as string),
};

export const renewCookies = async (name: string, body: string, caller: Caller): Promise<void> => {
  const { value } = JSON.parse(body) as { value?: { ok?: boolean; value?: unknown } };
  if (value?.ok) await RENEWALS[name]?.(caller, value.value);
};
