import type { App } from "#core/app.ts";
import type { CountedShelf, ShelfCount } from "#core/egg-book/count-shelf.ts";
import type { EggBookSheet } from "#core/egg-book/get-egg-book.ts";
import type { BookSettingsEdit } from "#core/egg-book/save-book-settings.ts";
import type { Shelf } from "#core/egg-book/shelf-entry.ts";
import type { EggsToTake, TakeEggsRefusal } from "#core/egg-book/take-eggs.ts";
import type { EggsOfDays, SpanOfDays } from "#core/ledger/get-egg-balance.ts";
import type { LotPage } from "#core/recall/get-lot.ts";
import { HELPER_READS } from "#core/session/helper-reads.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { Topic } from "#ports/change-feed.ts";
import { REFUSALS, refused } from "#ui/admin/refusals.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { undo } from "#ui/shared/notices/undo.ts";
import { BOOK_TOPICS } from "#ui/shared/queries/egg-book-topics.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";
import { useSend } from "#ui/shared/queries/use-send.ts";
import { withCommas } from "#ui/shared/with-commas.ts";

const TOPIC: Topic = "lots";
const TOUCHES: readonly Topic[] = ["bookSettings", ...BOOK_TOPICS];

const READS = [...TOUCHES, "orders", "care", "profile", "today"] as const;

const good = (text: string): Notice => ({ title: "Success!", text, tone: "good" });

export const useEggBook = (): EggBookSheet | undefined =>
  useRecords({
    reads: [...READS, "agreements"],
    key: ["egg book"],
    // What is typed stays through midnight.
    isOfDay: false,
    run: (app) => app.shop.office.getEggBook(),
  }).data;

export const useIsBookOpen = (): boolean | undefined =>
  useRecords({
    reads: HELPER_READS.isBookOpen,
    key: ["is book open"],
    run: (app) => app.shop.office.isBookOpen(),
  }).data;

export const useEggBalance = (days: SpanOfDays): EggsOfDays | undefined =>
  useRecords({
    reads: [...READS, "flocks"],
    key: ["egg balance", days.first, days.last],
    run: (app) => app.shop.office.getEggBalance(days),
  }).data;

export const useLot = (id: string): LotPage | null | undefined =>
  useRecords({
    reads: READS,
    key: ["egg lot", id],
    run: (app) => app.shop.office.getLot(id),
  }).data;

export const useOpenBook = () =>
  useCommand({
    topic: TOPIC,
    touches: TOUCHES,
    run: ({ shop }, shelf: Shelf) => shop.office.openBook({ shelf }),
    success: () => good("The egg book is open."),
    refusals: REFUSALS,
  });

export const useCloseBook = () =>
  useCommand({
    topic: TOPIC,
    touches: TOUCHES,
    run: ({ shop }, _nothing: null) => shop.office.closeBook(),
    success: (): Notice => ({
      title: "Egg Book Closed",
      text: "Your stock and the book's history stay.",
    }),
    refusals: {},
  });

const UNDO = {
  topic: TOPIC,
  touches: BOOK_TOPICS,
  run: ({ shop }: App, ids: readonly string[]) => shop.office.undoMoves(ids),
  success: (): Notice => ({ title: "Undone", text: "The book is as it was before." }),
  refusals: REFUSALS,
};

export const useUndoMoves = () => useCommand(UNDO);

const countedInWords = ({ missing, found }: ShelfCount): string =>
  `The shelf has been counted: ${withCommas(missing)} missing, ${withCommas(found)} found.`;

export const useCountShelf = () => {
  const undoMoves = useSend(UNDO);
  return useCommand({
    topic: TOPIC,
    touches: BOOK_TOPICS,
    run: ({ shop }, counted: readonly CountedShelf[]) => shop.office.countShelf(counted),
    success: (count) => ({
      ...good(countedInWords(count)),
      ...(count.undo.length > 0 && undo(() => undoMoves(count.undo))),
    }),
    refusals: {
      ...REFUSALS,
      "stock-changed": refused(
        "Stock Has Changed Meanwhile",
        "Eggs were sold, packed or counted on another page since you began. The differences are of now: please check them and save again.",
      ),
    },
  });
};

interface Taken {
  readonly undo: readonly string[];
}

const eggsInWords = (eggs: number): string =>
  eggs === 1 ? "1 egg has" : `${withCommas(eggs)} eggs have`;

export const useTakeEggs = () => {
  const undoMoves = useSend(UNDO);
  return useCommand({
    topic: TOPIC,
    touches: BOOK_TOPICS,
    run: ({ shop }, wanted: EggsToTake) => shop.office.takeEggs(wanted),
    success: ({ undo: ids }, { eggs }) => ({
      ...good(`${eggsInWords(eggs)} left the book.`),
      ...undo(() => undoMoves(ids)),
    }),
    refusals: REFUSALS,
  });
};

const takeAll = async (
  { shop }: App,
  lots: readonly EggsToTake[],
): Promise<Result<Taken, TakeEggsRefusal>> => {
  const ids: string[] = [];
  for (const lot of lots) {
    const taken = await shop.office.takeEggs(lot);
    if (!taken.ok) return taken;
    ids.push(...taken.value.undo);
  }
  return accept({ undo: ids });
};

const LEFT_MEANWHILE = refused(
  "Not Saved",
  "Some of these eggs have left meanwhile. Please look again.",
);

export const useTakeOffShelf = () => {
  const undoMoves = useSend(UNDO);
  return useCommand({
    topic: TOPIC,
    touches: BOOK_TOPICS,
    run: takeAll,
    success: ({ undo: ids }, lots) => ({
      ...good(
        `${eggsInWords(lots.reduce((sum, { eggs }) => sum + eggs, 0))} been taken off the shelf.`,
      ),
      ...undo(() => undoMoves(ids)),
    }),
    refusals: {
      ...REFUSALS,
      "already-taken": LEFT_MEANWHILE,
      "bad-eggs": refused("Not Saved", "Please look at the lots again."),
      "not-so-many": LEFT_MEANWHILE,
    },
  });
};

export const useSaveEggDays = () =>
  useCommand({
    topic: TOPIC,
    touches: TOUCHES,
    run: ({ shop }, edit: BookSettingsEdit) => shop.office.saveBookSettings(edit),
    success: () => good("The days have been saved."),
    refusals: REFUSALS,
  });
