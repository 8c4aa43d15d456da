import type { ParcelTick } from "#core/along/parcel-tick.ts";
import type { TakenAlong } from "#core/along/taken-along.ts";
import type { BoxTick } from "#core/along/tick-along.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { Topic } from "#ports/change-feed.ts";
import { REFUSALS } from "#ui/admin/refusals.ts";
import { useUnderWay } from "#ui/admin/waiting/under-way.tsx";
import type { QueueKind } from "#ui/admin/waiting/waiting-queue.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "takenAlong";

export const TICK_QUEUE: QueueKind<ParcelTick> = {
  topic: "tickQueue",
  touches: [TOPIC],
  brings: [],
  of: (app) => app.visitor.ticks,
};

export const useTakenAlong = (): TakenAlong | null | undefined =>
  useRecords({
    reads: [TOPIC, "today"],
    key: [TOPIC],
    run: (app) => app.visitor.packer.getTakenAlong(),
  }).data;

export const useTakeAlong = (done: () => void) =>
  useCommand({
    topic: TOPIC,
    run: (app, day: Day) => app.visitor.packer.takeAlong(day),
    done,
    success: (_nothing, day) => ({
      title: "Taken Along",
      text: `The list of ${writtenDay(day)} is kept on this device until the day is over.`,
      tone: "good",
      outlastsPage: true,
    }),
    refusals: {},
  });

export const useOpensOffline = (): boolean | undefined =>
  useRecords({
    reads: [],
    key: ["the page taken along"],
    run: (app) => app.visitor.packer.keepPage(),
  }).data;

export const useForgetAlong = () =>
  useCommand({
    topic: TOPIC,
    run: (app, _none: null) => app.visitor.packer.forgetTakenAlong(),
    success: () => ({ title: "Forgotten", text: "The list is gone from this device." }),
    refusals: {},
  });

const TICKING_ALONG = "tick along";

export const useTickAlong = () =>
  useCommand({
    topic: TICK_QUEUE.topic,
    name: TICKING_ALONG,
    run: (app, tick: BoxTick) => app.visitor.packer.tickAlong(tick),
    refusals: REFUSALS,
  });

export const useTicksBeingStored = (): readonly BoxTick[] => useUnderWay<BoxTick>(TICKING_ALONG);
