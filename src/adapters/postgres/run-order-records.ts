import { runOrderFormat } from "#adapters/farm-json/run-order-format.ts";
import type { Access } from "#adapters/postgres/access.ts";
import { storedSetting, storeSetting } from "#adapters/postgres/profile-records.ts";
import type { ShopRecords } from "#ports/records.ts";

export const runOrderRecords = (access: Access): ShopRecords["runOrder"] => ({
  load: async () =>
    runOrderFormat.read(await storedSetting(access, "runOrder"))?.value ?? runOrderFormat.initial,
  save: (run) => storeSetting(access, "runOrder", () => run),
});
