import { addMedicine } from "#core/care/add-medicine.ts";
import { correctMedicine } from "#core/care/correct-medicine.ts";
import { logCount } from "#core/care/log-count.ts";
import { strikeMedicine } from "#core/care/strike-medicine.ts";
import type { ShopCommands } from "#core/command.ts";
import { closeBook } from "#core/egg-book/close-book.ts";
import { countShelf } from "#core/egg-book/count-shelf.ts";
import { getBookEntries } from "#core/egg-book/get-book-entries.ts";
import { getEggBalance } from "#core/egg-book/get-egg-balance.ts";
import { getEggBook } from "#core/egg-book/get-egg-book.ts";
import { getLot } from "#core/egg-book/get-lot.ts";
import { getOrdersWithEggs } from "#core/egg-book/get-orders-with-eggs.ts";
import { getUnfitOrders } from "#core/egg-book/get-unfit-orders.ts";
import { isBookOpen } from "#core/egg-book/is-book-open.ts";
import { keepingCounts } from "#core/egg-book/keeping-counts.ts";
import { saveStock } from "#core/egg-book/keeping-stock.ts";
import { openBook } from "#core/egg-book/open-book.ts";
import { type Rebooked, tellingChanged } from "#core/egg-book/rebooked.ts";
import { saveBookSettings } from "#core/egg-book/save-book-settings.ts";
import { settlingStock } from "#core/egg-book/settling-stock.ts";
import { takeEggs } from "#core/egg-book/take-eggs.ts";
import { undoMoves } from "#core/egg-book/undo-moves.ts";
import {
  deleteEggs,
  type EntryOfFlock,
  putBackEggs,
  type RemovedEntries,
} from "#core/flocks/delete-entry.ts";
import type { EggEntry } from "#core/flocks/flock.ts";
import { logEggs } from "#core/flocks/log-eggs.ts";
import { type EggsEdit, type UpdateEggsRefusal, updateEggs } from "#core/flocks/update-entry.ts";
import { heldEggs } from "#core/payments/held-eggs.ts";
import { madeAt } from "#core/shared/made-at.ts";
import type { Result } from "#core/shared/result.ts";
import type { ShopPorts } from "#ports/ports.ts";

/** What the owner does with her egg book, and what it changes about her stock. */
export const createBookOffice = (ports: ShopPorts, command: ShopCommands) => {
  const deps = { ...ports.store.records, ...ports };
  return {
    // Eggs that got too old overnight stay out of stock: what she is shown next is without them.
    saveInventory: command(saveStock),
    logEggs: command(keepingCounts(logEggs, ({ newId }, { flock }) => ({ flock, ids: [newId] }))),
    logCount: command(
      keepingCounts(logCount, ({ now }, { flock, id, at }) => ({
        flock,
        ids: [id],
        at: madeAt(at, now),
      })),
    ),
    updateEggs: command(
      keepingCounts<[EggsEdit], Result<EggEntry & Rebooked, UpdateEggsRefusal>>(
        updateEggs,
        (_deps, { flock, before }) => ({ flock, ids: [before.id] }),
        tellingChanged,
      ),
    ),
    deleteEggs: command(
      keepingCounts<[EntryOfFlock], Result<RemovedEntries<EggEntry> & Rebooked, never>>(
        deleteEggs,
        (_deps, { flock, id }) => ({ flock, ids: [id] }),
        tellingChanged,
      ),
    ),
    putBackEggs: command(
      keepingCounts(putBackEggs, (_deps, { flock, removed }) => ({
        flock,
        ids: removed.map(({ item }) => item.id),
        isPutBack: true,
      })),
    ),
    addMedicine: command(settlingStock(addMedicine)),
    correctMedicine: command(settlingStock(correctMedicine)),
    strikeMedicine: command(settlingStock(strikeMedicine)),
    isBookOpen: isBookOpen(deps),
    getEggBook: getEggBook({ ...deps, held: heldEggs(deps) }),
    getEggBalance: getEggBalance(deps),
    getLot: getLot(deps),
    getBookEntries: getBookEntries(deps),
    getOrdersWithEggs: getOrdersWithEggs(deps),
    getUnfitOrders: getUnfitOrders(deps),
    openBook: command(openBook),
    closeBook: command(closeBook),
    countShelf: command(countShelf),
    takeEggs: command(takeEggs),
    undoMoves: command(undoMoves),
    saveBookSettings: command(saveBookSettings),
  };
};
