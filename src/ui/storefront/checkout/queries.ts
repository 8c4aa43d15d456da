import type { OwnDetails } from "#core/checkout/own-details.ts";
import type { DayChosen } from "#core/week/choose-day.ts";
import type { ChosenDays } from "#core/week/farm-week.ts";
import type { Topic } from "#ports/change-feed.ts";
import { type Deed, DONE_ALREADY } from "#ui/shared/queries/command-options.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";
import { useSend } from "#ui/shared/queries/use-send.ts";

const DAYS: Topic = "chosenDays";

export const useChosenDays = () =>
  useRecords({
    reads: [DAYS, "cart"],
    key: [DAYS],
    run: (app) => app.visitor.getChosenDays(),
    throwOnError: false,
  });

export const CHOOSE_DAY: Deed<DayChosen, ChosenDays, never, ChosenDays> = {
  topic: DAYS,
  deed: "choose day",
  run: (app, chosen, deed) => app.visitor.chooseDay(chosen, deed),
  predict: (before, { method, day }) => ({ ...before, [method]: day }),
  refusals: DONE_ALREADY,
  isSilent: () => true,
};

export const useChooseDay = () => useSend(CHOOSE_DAY);

const NOTE: Topic = "note";

export const useNote = (): string | undefined =>
  useRecords({
    reads: [NOTE],
    key: [NOTE],
    run: (app) => app.visitor.buyer.getNote(),
    throwOnError: false,
  }).data;

export const KEEP_NOTE: Deed<string, null, never, string> = {
  topic: NOTE,
  deed: "keep note",
  run: (app, written, deed) => app.visitor.buyer.keepNote(written, deed),
  predict: (_before, written) => written,
  refusals: DONE_ALREADY,
  isSilent: () => true,
};

export const useKeepNote = () => useSend(KEEP_NOTE);

const DETAILS: Topic = "details";

export const useOwnDetails = () =>
  useRecords({
    reads: [DETAILS],
    key: [DETAILS],
    run: (app) => app.visitor.buyer.getDetails(),
    throwOnError: false,
  });

export const KEEP_DETAILS: Deed<OwnDetails, null, never, OwnDetails> = {
  topic: DETAILS,
  deed: "keep details",
  run: (app, typed, deed) => app.visitor.buyer.keepDetails(typed, deed),
  predict: (_before, typed) => typed,
  refusals: DONE_ALREADY,
  isSilent: () => true,
};

export const useKeepDetails = () => useSend(KEEP_DETAILS);
