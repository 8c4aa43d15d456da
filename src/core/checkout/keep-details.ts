import { NO_DETAILS, type OwnDetails } from "#core/checkout/own-details.ts";
import type { CommandContext } from "#core/command.ts";
import { instantOf } from "#core/shared/day.ts";
import { accept, type Result } from "#core/shared/result.ts";
import { TIMEOUTS } from "#core/shared/timeouts.ts";
import type { Clock } from "#ports/clock.ts";
import type { VisitorRecords } from "#ports/records.ts";

type Details = Pick<VisitorRecords, "details">;

export const getDetails =
  ({ details, clock }: Details & { readonly clock: Clock }) =>
  async (): Promise<OwnDetails> => {
    const { at, ...kept } = await details.load();
    const age = (instantOf(clock.now()) ?? 0) - (instantOf(at) ?? 0);
    if (age < TIMEOUTS.details) return kept;
    const { at: _at, ...none } = NO_DETAILS;
    return none;
  };

export const keepDetails =
  ({ details, now }: Details & Pick<CommandContext, "now">) =>
  async (typed: OwnDetails): Promise<Result<null, never>> => {
    const isEmpty = Object.values(typed).every((text) => text.trim() === "");
    await details.save(isEmpty ? NO_DETAILS : { ...typed, at: now });
    return accept(null);
  };
