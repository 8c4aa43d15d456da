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
import { openBook } from "#core/egg-book/open-book.ts";
import { saveBookSettings } from "#core/egg-book/save-book-settings.ts";
import { saveStock } from "#core/egg-book/save-stock.ts";
import { takeEggs } from "#core/egg-book/take-eggs.ts";
import { undoMoves } from "#core/egg-book/undo-moves.ts";
import { deleteEggs, putBackEggs } from "#core/flocks/delete-entry.ts";
import { logEggs } from "#core/flocks/log-eggs.ts";
import { updateEggs } from "#core/flocks/update-entry.ts";
import type { QueryDeps } from "#core/shop/shop-queries.ts";

/** What the owner does with her egg book, and what it changes about her stock. */
export const createBookOffice = (deps: QueryDeps, command: ShopCommands) => ({
  saveInventory: command(saveStock),
  logEggs: command(logEggs),
  logCount: command(logCount),
  updateEggs: command(updateEggs),
  deleteEggs: command(deleteEggs),
  putBackEggs: command(putBackEggs),
  addMedicine: command(addMedicine),
  correctMedicine: command(correctMedicine),
  strikeMedicine: command(strikeMedicine),
  isBookOpen: isBookOpen(deps),
  getEggBook: getEggBook(deps),
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
});
