import type { ParcelTick } from "#core/along/parcel-tick.ts";
import type { CountToSend } from "#core/counting/count-to-send.ts";
import type { Rebooked } from "#core/flocks/rebooked.ts";
import type { OpenQueue } from "#core/outbox/open-queue.ts";
import { ADMIN } from "#core/routes.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { Author } from "#core/visitor/author.ts";
import type { Buyer } from "#core/visitor/buyer.ts";
import type { EggCounter } from "#core/visitor/egg-counting.ts";
import type { Packer } from "#core/visitor/packer.ts";
import type { VisitorParts } from "#core/visitor/visitor-parts.ts";
import type { VisitorPorts } from "#ports/ports.ts";
import type { VisitorStore } from "#ports/store.ts";
import { fetchOnce } from "#ui/shared/fetch-code.ts";
import { later } from "./later.ts";

export const laterParts = (
  ports: Omit<VisitorPorts, "store">,
  openStore: () => Promise<VisitorStore>,
  shop: Shop,
): VisitorParts => {
  const parts = fetchOnce(async () => {
    const [store, { createVisitorParts }] = await Promise.all([
      openStore(),
      import("#core/visitor/visitor-parts.ts"),
    ]);
    return createVisitorParts({ ...ports, store }, shop);
  });
  // Ignored: code that can't be fetched now is fetched again at its first call.
  if (window.location.pathname.startsWith(ADMIN)) parts().catch(() => undefined);
  return {
    buyer: later<Buyer>(async () => (await parts()).buyer),
    author: later<Author>(async () => (await parts()).author),
    packer: later<Packer>(async () => (await parts()).packer),
    ticks: later<OpenQueue<ParcelTick>>(async () => (await parts()).ticks),
    eggCounter: later<EggCounter>(async () => (await parts()).eggCounter),
    counts: later<OpenQueue<CountToSend, Rebooked>>(async () => (await parts()).counts),
  };
};
