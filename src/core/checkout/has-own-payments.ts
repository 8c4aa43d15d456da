import type { VisitorRecords } from "#ports/records.ts";

/** Every page asks, and most visitors have none: the rest is fetched where there is one. */
export const hasOwnPayments =
  ({ ownPayments }: Pick<VisitorRecords, "ownPayments">) =>
  async (): Promise<boolean> =>
    (await ownPayments.all()).some(({ paid }) => !paid?.isThanked);
