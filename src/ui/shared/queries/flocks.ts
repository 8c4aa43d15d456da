import type { EntryOfFlock } from "#core/flocks/delete-entry.ts";
import type { Flock, FlockId } from "#core/flocks/flock.ts";
import type { ProfitAndLoss } from "#core/flocks/flock-pnl.ts";
import type { LogCostRefusal, TypedCost } from "#core/flocks/log-cost.ts";
import type { LogEggsRefusal, TypedEggs } from "#core/flocks/log-eggs.ts";
import type { Period } from "#core/flocks/period.ts";
import type { Topic } from "#ports/change-feed.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "flocks";

const UNLIKELY_DAY: Notice = {
  title: "Error",
  text: "Please check the date: it is before 1970, or more than a year ahead.",
  tone: "destructive",
};

const COST_REFUSALS: Record<LogCostRefusal["kind"], Notice> = {
  "missing-cost": {
    title: "Error",
    text: "Please select a cost type and enter an amount.",
    tone: "destructive",
  },
  "unlikely-day": UNLIKELY_DAY,
};

const EGG_REFUSALS: Record<LogEggsRefusal["kind"], Notice> = {
  "too-many-eggs": {
    title: "Error",
    text: "No day brings more than 1,000,000 eggs of a size. Please check the marked counts.",
    tone: "destructive",
  },
  "unlikely-day": UNLIKELY_DAY,
};

export const useFlock = (id: FlockId): Flock | undefined =>
  useRecords({ reads: [TOPIC], key: [TOPIC, id], run: (app) => app.shop.office.getFlock(id) }).data;

/** A flock's figures over a period, or undefined while they load. */
export const useFlockPnL = (id: FlockId, period: Period): ProfitAndLoss | undefined =>
  useRecords({
    reads: [TOPIC, "prices", "today"],
    key: ["profit and loss", id, period],
    run: (app) => app.shop.office.computeFlockPnL(id, period),
  }).data;

export const useLogCost = () =>
  useCommand({
    topic: TOPIC,
    run: (app, cost: TypedCost) => app.shop.office.logCost(cost),
    success: () => ({ title: "Success!", text: "Cost entry added successfully.", tone: "good" }),
    refusals: COST_REFUSALS,
  });

export const useLogEggs = () =>
  useCommand({
    topic: TOPIC,
    run: (app, eggs: TypedEggs) => app.shop.office.logEggs(eggs),
    success: () => ({ title: "Success!", text: "Egg count logged successfully.", tone: "good" }),
    refusals: EGG_REFUSALS,
  });

export const useDeleteCost = () =>
  useCommand({
    topic: TOPIC,
    run: (app, entry: EntryOfFlock) => app.shop.office.deleteCost(entry),
    success: () => ({ title: "Cost Deleted", text: "The cost entry has been removed." }),
    refusals: {},
  });

export const useDeleteEggs = () =>
  useCommand({
    topic: TOPIC,
    run: (app, entry: EntryOfFlock) => app.shop.office.deleteEggs(entry),
    success: () => ({ title: "Entry Deleted", text: "The egg log entry has been removed." }),
    refusals: {},
  });
