import { NO_EMAIL } from "#core/checkout/last-email.ts";
import type { CommandContext } from "#core/command.ts";
import { instantOf } from "#core/shared/day.ts";
import { accept, type Result } from "#core/shared/result.ts";
import { TIMEOUTS } from "#core/shared/timeouts.ts";
import type { Clock } from "#ports/clock.ts";
import type { VisitorRecords } from "#ports/records.ts";

export const getLastEmail =
  ({ lastEmail, clock }: Pick<VisitorRecords, "lastEmail"> & { readonly clock: Clock }) =>
  async (): Promise<string> => {
    const { email, at } = await lastEmail.load();
    const age = (instantOf(clock.now()) ?? 0) - (instantOf(at) ?? 0);
    return age < TIMEOUTS.lastEmail ? email : "";
  };

export const rememberEmail =
  ({ lastEmail, now }: Pick<VisitorRecords, "lastEmail"> & Pick<CommandContext, "now">) =>
  async (email: string): Promise<void> => {
    if (email !== "") await lastEmail.save({ email, at: now });
  };

export const forgetEmail =
  ({ lastEmail }: Pick<VisitorRecords, "lastEmail">) =>
  async (): Promise<Result<null, never>> => {
    await lastEmail.save(NO_EMAIL);
    return accept(null);
  };
