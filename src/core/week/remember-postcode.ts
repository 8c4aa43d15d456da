import type { CommandContext } from "#core/command.ts";
import { instantOf } from "#core/shared/day.ts";
import { postcodeParts } from "#core/shared/postcode.ts";
import { accept, type Result } from "#core/shared/result.ts";
import { TIMEOUTS } from "#core/shared/timeouts.ts";
import type { Clock } from "#ports/clock.ts";
import type { VisitorRecords } from "#ports/records.ts";

type Records = Pick<VisitorRecords, "deliveryPostcode">;

export const getDeliveryPostcode =
  ({ deliveryPostcode, clock }: Records & { readonly clock: Clock }) =>
  async (): Promise<string> => {
    const { postcode, at } = await deliveryPostcode.load();
    const age = (instantOf(clock.now()) ?? 0) - (instantOf(at) ?? 0);
    return age < TIMEOUTS.deliveryPostcode ? postcode : "";
  };

export const rememberPostcode =
  ({ deliveryPostcode, now }: Records & Pick<CommandContext, "now">) =>
  async (typed: string): Promise<Result<null, never>> => {
    const parts = postcodeParts(typed);
    if (parts)
      await deliveryPostcode.save({ postcode: `${parts.outward} ${parts.inward}`, at: now });
    return accept(null);
  };
