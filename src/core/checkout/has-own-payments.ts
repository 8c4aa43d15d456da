import type { VisitorRecords } from "#ports/records.ts";

/** Every page asks, and most visitors have none: what recovers them is fetched where there are some. */
export const hasOwnPayments =
  ({ ownPayments }: Pick<VisitorRecords, "ownPayments">) =>
  async (): Promise<boolean> =>
    (await ownPayments.all()).length > 0;
