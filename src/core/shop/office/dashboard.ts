import { getFlockOverview } from "#core/dashboard/get-flock-overview.ts";
import { getOrderOverview } from "#core/dashboard/get-order-overview.ts";
import { getRecordsSince } from "#core/dashboard/get-records-since.ts";
import { hasRecordsUpTo } from "#core/dashboard/has-records-up-to.ts";
import { getSetup } from "#core/setup/get-setup.ts";
import { hideSetup } from "#core/setup/hide-setup.ts";
import type { Calls } from "#core/shop/calls.ts";

export const dashboardOffice = ({ command, query }: Calls) => ({
  getOrderOverview: query(getOrderOverview),
  getFlockOverview: query(getFlockOverview),
  getRecordsSince: query(getRecordsSince),
  hasRecordsUpTo: query(hasRecordsUpTo),
  getSetup: query(getSetup),
  hideSetup: command(hideSetup),
});
