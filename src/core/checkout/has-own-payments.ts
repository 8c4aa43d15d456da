import type { VisitorRecords } from "#ports/records.ts";

/** Every page asks, and most visitors have none: their code is fetched later. */
export const hasOwnPayments =
  ({ ownPayments }: Pick<VisitorRecords, "ownPayments">) =>
  async (): Promise<boolean> =>
    (await ownPayments.all()).some(({ paid }) => !paid?.isThanked);
