import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { ChosenDays } from "#core/week/farm-week.ts";
import type { VisitorRecords } from "#ports/records.ts";

type Records = Pick<VisitorRecords, "chosenDays">;

export interface DayChosen {
  readonly method: DeliveryMethod;
  readonly day: Day;
}

export const getChosenDays =
  ({ chosenDays }: Records) =>
  (): Promise<ChosenDays> =>
    chosenDays.load();

export const chooseDay =
  ({ chosenDays }: Records) =>
  async ({ method, day }: DayChosen): Promise<Result<ChosenDays, never>> => {
    const days = { ...(await chosenDays.load()), [method]: day };
    await chosenDays.save(days);
    return accept(days);
  };
