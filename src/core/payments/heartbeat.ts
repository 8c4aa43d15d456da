import type { CommandContext } from "#core/command.ts";
import type { VisitorRecords } from "#ports/records.ts";

type Deps = Pick<VisitorRecords, "ownPayments"> & CommandContext;

const setHeartbeat =
  (heartbeatAt: (now: string) => string | null) =>
  ({ ownPayments, now }: Deps) =>
  async (orderId: string): Promise<void> => {
    const payment = await ownPayments.find(orderId);
    if (payment) await ownPayments.replace({ ...payment, heartbeat: heartbeatAt(now) });
  };

/** A page captures the payment from now on. */
export const startHeartbeat = setHeartbeat((now) => now);

/** No page captures the payment any more, and no money has moved. */
export const stopHeartbeat = setHeartbeat(() => null);

/** The page that captures the payment is still there. Answers false once it captures it no more. */
export const beat =
  ({ ownPayments, now }: Deps) =>
  async (orderId: string): Promise<boolean> => {
    const payment = await ownPayments.find(orderId);
    if (!payment?.heartbeat) return false;
    await ownPayments.replace({ ...payment, heartbeat: now });
    return true;
  };
