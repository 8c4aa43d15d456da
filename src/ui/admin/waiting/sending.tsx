import { TICK_QUEUE } from "#ui/shared/queries/along.ts";
import { useSending } from "#ui/shared/queries/waiting-queue.ts";
import { useSetting } from "#ui/shared/setting.ts";

/** Sends what waits on this device, while any page of the admin area is open. */
export const Sending = () => {
  const { isShared } = useSetting();
  useSending(TICK_QUEUE, isShared);
  return null;
};
