import type { CountToSend } from "#core/counting/count-to-send.ts";
import type { Rebooked } from "#core/flocks/rebooked.ts";
import type { OpenQueue } from "#core/outbox/open-queue.ts";
import { isFault } from "#ports/fault.ts";

export const sendSoon = async (
  queue: OpenQueue<CountToSend, Rebooked>,
): Promise<readonly Rebooked[]> => {
  try {
    return await queue.sendAll();
  } catch (fault) {
    if (!isFault(fault)) throw fault;
    return [];
  }
};
