import type {
  EntryOfFlock,
  PutBackEntriesRefusal,
  RemovedEntries,
} from "#core/flocks/delete-entry.ts";
import type { CostEntry, EggEntry, Flock, FlockId } from "#core/flocks/flock.ts";
import type { ProfitAndLoss } from "#core/flocks/flock-pnl.ts";
import type { TypedCost } from "#core/flocks/log-cost.ts";
import type { TypedEggs } from "#core/flocks/log-eggs.ts";
import type { Period } from "#core/flocks/period.ts";
import type { CostEdit, EggsEdit } from "#core/flocks/update-entry.ts";
import type { Topic } from "#ports/change-feed.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { undo } from "#ui/shared/notices/undo.ts";
import type { Command } from "#ui/shared/queries/command-options.ts";
import {
  COST_REFUSALS,
  EGG_REFUSALS,
  PUT_BACK_REFUSALS,
  UPDATE_COST_REFUSALS,
  UPDATE_EGGS_REFUSALS,
} from "#ui/shared/queries/flock-refusals.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";
import { useSend } from "#ui/shared/queries/use-send.ts";

const TOPIC: Topic = "flocks";

export const useFlock = (id: FlockId): Flock | undefined =>
  useRecords({ reads: [TOPIC], key: [TOPIC, id], run: (app) => app.shop.office.getFlock(id) }).data;

/** A flock's figures over a period, or undefined while they load. */
export const useFlockPnL = (id: FlockId, period: Period): ProfitAndLoss | undefined =>
  useRecords({
    reads: [TOPIC, "prices", "today"],
    key: ["profit and loss", id, period],
    run: (app) => app.shop.office.computeFlockPnL(id, period),
  }).data;

const DELETE_COST: Command<EntryOfFlock, RemovedEntries<CostEntry>, never, never> = {
  topic: TOPIC,
  run: (app, entry) => app.shop.office.deleteCost(entry),
  refusals: {},
};

const DELETE_EGGS: Command<EntryOfFlock, RemovedEntries<EggEntry>, never, never> = {
  topic: TOPIC,
  run: (app, entry) => app.shop.office.deleteEggs(entry),
  refusals: {},
};

const COST_DELETED: Notice = { title: "Cost Deleted", text: "The cost entry has been removed." };

const EGGS_DELETED: Notice = {
  title: "Entry Deleted",
  text: "The egg log entry has been removed.",
};

const PUT_BACK_COST: Command<RemovedEntries<CostEntry>, null, PutBackEntriesRefusal, never> = {
  topic: TOPIC,
  run: (app, removed) => app.shop.office.putBackCost(removed),
  success: () => ({ title: "Cost Restored", text: "The cost entry is back.", tone: "good" }),
  refusals: PUT_BACK_REFUSALS,
};

const PUT_BACK_EGGS: Command<RemovedEntries<EggEntry>, null, PutBackEntriesRefusal, never> = {
  topic: TOPIC,
  run: (app, removed) => app.shop.office.putBackEggs(removed),
  success: () => ({ title: "Entry Restored", text: "The egg log entry is back.", tone: "good" }),
  refusals: PUT_BACK_REFUSALS,
};

export const useLogCost = () => {
  const takeBack = useSend({ ...DELETE_COST, success: () => COST_DELETED });
  return useCommand({
    topic: TOPIC,
    run: (app, cost: TypedCost) => app.shop.office.logCost(cost),
    success: ({ id }, { flock }) => ({
      title: "Success!",
      text: "Cost entry added successfully.",
      tone: "good",
      ...undo(() => takeBack({ flock, id })),
    }),
    refusals: COST_REFUSALS,
  });
};

export const useLogEggs = () => {
  const takeBack = useSend({ ...DELETE_EGGS, success: () => EGGS_DELETED });
  return useCommand({
    topic: TOPIC,
    run: (app, eggs: TypedEggs) => app.shop.office.logEggs(eggs),
    success: ({ id }, { flock }) => ({
      title: "Success!",
      text: "Egg count logged successfully.",
      tone: "good",
      ...undo(() => takeBack({ flock, id })),
    }),
    refusals: EGG_REFUSALS,
  });
};

export const useUpdateCost = () =>
  useCommand({
    topic: TOPIC,
    run: (app, edit: CostEdit) => app.shop.office.updateCost(edit),
    success: () => ({ title: "Success!", text: "Cost entry updated successfully.", tone: "good" }),
    refusals: UPDATE_COST_REFUSALS,
  });

export const useUpdateEggs = () =>
  useCommand({
    topic: TOPIC,
    run: (app, edit: EggsEdit) => app.shop.office.updateEggs(edit),
    success: () => ({ title: "Success!", text: "Egg count updated successfully.", tone: "good" }),
    refusals: UPDATE_EGGS_REFUSALS,
  });

export const useDeleteCost = () => {
  const putBack = useSend(PUT_BACK_COST);
  return useCommand({
    ...DELETE_COST,
    success: (gone) => ({
      ...COST_DELETED,
      ...(gone.removed.length > 0 && undo(() => putBack(gone))),
    }),
  });
};

export const useDeleteEggs = () => {
  const putBack = useSend(PUT_BACK_EGGS);
  return useCommand({
    ...DELETE_EGGS,
    success: (gone) => ({
      ...EGGS_DELETED,
      ...(gone.removed.length > 0 && undo(() => putBack(gone))),
    }),
  });
};
