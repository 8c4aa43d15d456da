import type { ParcelTick } from "#core/along/parcel-tick.ts";
import type { Author } from "#core/author.ts";
import type { Buyer } from "#core/buyer.ts";
import type { CountToSend } from "#core/counting/count-to-send.ts";
import type { EggCounter } from "#core/egg-counter.ts";
import type { Packer } from "#core/packer.ts";
import type { OpenQueue } from "#core/queue/open-queue.ts";
import { ADMIN } from "#core/routes.ts";
import type { Shop } from "#core/shop.ts";
import type { VisitorParts } from "#core/visitor-parts.ts";
import type { VisitorPorts } from "#ports/ports.ts";
import { fetchOnce } from "#ui/shared/fetch-code.ts";
import { later } from "./later.ts";

const BUYER: Readonly<Record<keyof Buyer, true>> = {
  payForCart: true,
  getNote: true,
  keepNote: true,
  takePayment: true,
  cancelPayment: true,
  recoverPayments: true,
  forgetPayment: true,
};

const AUTHOR: Readonly<Record<keyof Author, true>> = {
  isSidebarCollapsed: true,
  collapseSidebar: true,
  getBackupState: true,
  noteBackup: true,
  getStorageFill: true,
  isStoragePersistent: true,
  persistStorage: true,
  preparePictures: true,
  makePictureSmaller: true,
  startDraft: true,
  getDraft: true,
  keepDraft: true,
  discardDraft: true,
  publishPost: true,
  republishPost: true,
  removePost: true,
};

const PACKER: Readonly<Record<keyof Packer, true>> = {
  takeAlong: true,
  keepPage: true,
  getTakenAlong: true,
  forgetTakenAlong: true,
  tickAlong: true,
  getPrinted: true,
  notePrinted: true,
};

const EGG_COUNTER: Readonly<Record<keyof EggCounter, true>> = {
  getOwnCounts: true,
  noteFlock: true,
  forgetOwnCounts: true,
  saveCount: true,
  logAtOnce: true,
  undoCount: true,
  keepPage: true,
};

const QUEUE: Readonly<Record<keyof OpenQueue<never>, true>> = {
  list: true,
  add: true,
  throwAway: true,
  tryAgain: true,
  sendAll: true,
};

/** Home needs none: they are fetched by the first call, and at once in the admin area. */
export const laterParts = (ports: VisitorPorts, shop: Shop): VisitorParts => {
  const parts = fetchOnce(async () =>
    (await import("#core/visitor-parts.ts")).createVisitorParts(ports, shop),
  );
  // Ignored: what can't be fetched now is fetched again at its first call.
  if (window.location.pathname.startsWith(ADMIN)) parts().catch(() => undefined);
  return {
    buyer: later<Buyer>(BUYER, async () => (await parts()).buyer),
    author: later<Author>(AUTHOR, async () => (await parts()).author),
    packer: later<Packer>(PACKER, async () => (await parts()).packer),
    ticks: later<OpenQueue<ParcelTick>>(QUEUE, async () => (await parts()).ticks),
    eggCounter: later<EggCounter>(EGG_COUNTER, async () => (await parts()).eggCounter),
    counts: later<OpenQueue<CountToSend>>(QUEUE, async () => (await parts()).counts),
  };
};
