import type { ParcelTick } from "#core/along/parcel-tick.ts";
import type { CountToSend } from "#core/counting/count-to-send.ts";
import type { Rebooked } from "#core/flocks/rebooked.ts";
import type { OpenQueue } from "#core/outbox/open-queue.ts";
import type { Shop } from "#core/shop/shop.ts";
import { type Author, createAuthor } from "#core/visitor/author.ts";
import { type Buyer, createBuyer } from "#core/visitor/buyer.ts";
import {
  createCountQueue,
  createEggCounting,
  type EggCounter,
} from "#core/visitor/egg-counting.ts";
import { createPacker, createTickQueue, type Packer } from "#core/visitor/packer.ts";
import type { VisitorPorts } from "#ports/ports.ts";

export interface VisitorParts {
  readonly buyer: Buyer;
  readonly author: Author;
  readonly packer: Packer;
  readonly ticks: OpenQueue<ParcelTick>;
  readonly eggCounter: EggCounter;
  readonly counts: OpenQueue<CountToSend, Rebooked>;
}

export const createVisitorParts = (ports: VisitorPorts, shop: Shop): VisitorParts => ({
  buyer: createBuyer(ports, shop),
  author: createAuthor(ports, shop),
  packer: createPacker(ports, shop),
  ticks: createTickQueue(ports, shop),
  eggCounter: createEggCounting(ports, shop),
  counts: createCountQueue(ports, shop),
});
