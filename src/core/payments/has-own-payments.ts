import type { VisitorRecords } from "#ports/records.ts";

/** Whether this visitor has payments of which it is not yet known what became of them. */
export const hasOwnPayments =
  ({ ownPayments }: Pick<VisitorRecords, "ownPayments">) =>
  async (): Promise<boolean> =>
    (await ownPayments.all()).length > 0;
