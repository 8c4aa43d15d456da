import type { VisitorRecords } from "#ports/records.ts";

/** Every page asks, and most visitors have none: what follows them is fetched where there is one to be thanked for. */
export const hasOwnPayments =
  ({ ownPayments }: Pick<VisitorRecords, "ownPayments">) =>
  async (): Promise<boolean> =>
    (await ownPayments.all()).some(({ paid }) => !paid?.isThanked);
