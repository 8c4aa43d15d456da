import { closeBook } from "#core/egg-book/close-book.ts";
import { countShelf } from "#core/egg-book/count-shelf.ts";
import { getEggBook } from "#core/egg-book/get-egg-book.ts";
import { isBookOpen } from "#core/egg-book/is-book-open.ts";
import { openBook } from "#core/egg-book/open-book.ts";
import { saveBookSettings } from "#core/egg-book/save-book-settings.ts";
import { takeEggs } from "#core/egg-book/take-eggs.ts";
import { undoMoves } from "#core/egg-book/undo-moves.ts";
import { getBookEntries } from "#core/ledger/get-book-entries.ts";
import { getEggBalance } from "#core/ledger/get-egg-balance.ts";
import { getLot } from "#core/recall/get-lot.ts";
import { getOrdersWithEggs } from "#core/recall/get-orders-with-eggs.ts";
import type { Calls } from "#core/shop/calls.ts";

export const eggBookOffice = ({ command, query }: Calls) => ({
  isBookOpen: query(isBookOpen),
  getEggBook: query(getEggBook),
  getEggBalance: query(getEggBalance),
  getLot: query(getLot),
  getBookEntries: query(getBookEntries),
  getOrdersWithEggs: query(getOrdersWithEggs),
  openBook: command(openBook),
  closeBook: command(closeBook),
  countShelf: command(countShelf),
  takeEggs: command(takeEggs),
  undoMoves: command(undoMoves),
  saveBookSettings: command(saveBookSettings),
});
