import type { PaymentUnderWay } from "#core/payments/list-payments-under-way.ts";
import type { Topic } from "#ports/change-feed.ts";
import { REFUSALS } from "#ui/admin/refusals.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "agreements";

const LOOK_EVERY_MS = 30_000;

export const usePaymentsUnderWay = (): readonly PaymentUnderWay[] | undefined =>
  useRecords({
    reads: [TOPIC, "inventory"],
    key: ["payments under way"],
    run: (app) => app.shop.office.listPaymentsUnderWay(),
    refetchInterval: LOOK_EVERY_MS,
  }).data;

export const useEndPayment = () =>
  useCommand({
    topic: TOPIC,
    touches: [TOPIC, "inventory"],
    run: (app, id: string) => app.shop.office.endPayment(id),
    success: () => ({ title: "Payment Ended", text: "Its eggs are on offer again.", tone: "good" }),
    refusals: REFUSALS,
  });
