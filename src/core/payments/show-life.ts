import type { Drawn } from "#core/command.ts";
import type { VisitorRecords } from "#ports/records.ts";

type Given = Pick<VisitorRecords, "ownPayments"> & Drawn;

const setHeartbeat =
  (heartbeatAt: (now: string) => string | null) =>
  ({ ownPayments, now }: Given) =>
  async (orderId: string): Promise<void> => {
    const payment = await ownPayments.find(orderId);
    if (payment) await ownPayments.replace({ ...payment, heartbeat: heartbeatAt(now) });
  };

/** A page captures the payment from now on. */
export const startLife = setHeartbeat((now) => now);

/** No page captures the payment any more, and no money has moved. */
export const endLife = setHeartbeat(() => null);

/** The page that captures the payment is still there. Answers false once it captures it no more. */
export const showLife =
  ({ ownPayments, now }: Given) =>
  async (orderId: string): Promise<boolean> => {
    const payment = await ownPayments.find(orderId);
    if (!payment?.heartbeat) return false;
    await ownPayments.replace({ ...payment, heartbeat: now });
    return true;
  };
