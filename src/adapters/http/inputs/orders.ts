import * as v from "valibot";
import { After } from "#adapters/http/inputs/common.ts";
import { OptionalFlock } from "#adapters/http/inputs/flocks.ts";
import {
  ADay,
  Category,
  Email,
  Id,
  Instant,
  list,
  MadeAt,
  noList,
  pairs,
  text,
  WeekMethod,
  Whole,
  Words,
} from "#adapters/http/schemas.ts";
import { PACK_IDS } from "#core/catalogue/pack.ts";
import { DIFFERENCES } from "#core/changing/changing.ts";
import { SWAP_PRICES } from "#core/changing/swap.ts";
import { BOXES } from "#core/messages/boxes.ts";
import { MARKS } from "#core/messages/message.ts";
import type { PackPrices } from "#core/orders/changed-packs.ts";
import { GivenPack } from "#core/orders/given-back.ts";
import { STATUS_FILTERS } from "#core/orders/order-search.ts";
import { OWNER_STATUSES } from "#core/orders/order-status.ts";
import { PAID_AT_DOOR } from "#core/orders/paid-at-door.ts";
import { NEWS, WHY_UNTOLD } from "#core/orders/untold.ts";
import { MOST_POSTCODES } from "#core/packing/run-order.ts";
import { WAYS_GIVEN } from "#core/payments/giving.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { wholePostcode } from "#core/shared/postcode.ts";

export const OrderQuery = v.object({
  text: Words,
  status: v.picklist(STATUS_FILTERS),
  day: v.exactOptional(ADay),
  isOverdue: v.exactOptional(v.boolean()),
  after: After,
});

export const OptionalBox = v.optional(v.picklist(BOXES));

export const MessageMark = v.object({ id: Id, mark: v.picklist(MARKS) });

const Seen = v.exactOptional(Whole);

const OptionalLayDay = v.optional(ADay);

export const StatusChange = v.object({
  id: Id,
  status: v.picklist(OWNER_STATUSES),
  seen: Seen,
  laid: OptionalLayDay,
  flock: OptionalFlock,
  at: MadeAt,
});

export const HandingOver = v.object({
  id: Id,
  method: v.picklist(DELIVERY_METHODS),
  isDone: v.boolean(),
  seen: Seen,
  laid: OptionalLayDay,
  flock: OptionalFlock,
  at: MadeAt,
});

export const DoorTick = v.object({
  id: Id,
  how: v.picklist(PAID_AT_DOOR),
  isDone: v.boolean(),
  seen: Seen,
  at: MadeAt,
});

export const NamedOrder = v.object({ id: Id });

export const OrdersToChange = list(Id, 500);

export const ToldMark = v.object({
  id: Id,
  untold: v.object({ news: v.picklist(NEWS), why: v.picklist(WHY_UNTOLD), at: Instant }),
  isTold: v.boolean(),
});

export const StatusChanges = pairs(StatusChange, 500, ({ id }) => id);

/** Part of an idempotency key at the provider. */
const Wish = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));

export const WantedConfirmation = v.object({ id: Id, wish: Wish });

export const Giving = v.object({
  order: Id,
  packs: pairs(GivenPack, 200, ({ id, method = "", eggs }) => `${id} ${method} ${eggs}`),
  amount: Whole,
  reason: text(2_000),
  how: v.exactOptional(v.picklist(WAYS_GIVEN)),
  version: text(200),
  wish: v.exactOptional(Wish),
});

export const PacksChange = v.object({
  order: Id,
  packs: pairs(
    v.object({ id: Id, method: WeekMethod, quantity: Whole }),
    200,
    ({ id, method }) => `${id} ${method}`,
  ),
  prices: v.exactOptional(
    v.pipe(noList<PackPrices>(), v.object(v.entriesFromList(PACK_IDS, v.exactOptional(Whole)))),
  ),
  difference: v.picklist(DIFFERENCES),
  how: v.exactOptional(v.picklist(WAYS_GIVEN)),
  version: text(200),
  anyway: v.exactOptional(v.object({ eggs: v.boolean(), day: v.boolean() })),
  reason: v.exactOptional(text(2_000)),
  wish: v.exactOptional(Wish),
});

export const Swap = v.object({
  orders: pairs(v.object({ id: Id, version: text(200) }), 200, ({ id }) => id),
  from: Category,
  to: Category,
  price: v.picklist(SWAP_PRICES),
});

export const WantedMail = v.object({ id: Id, wish: Wish, to: Email });

export const RunOrder = list(
  v.pipe(
    text(20),
    v.check((typed) => wholePostcode(typed) !== null),
  ),
  MOST_POSTCODES,
);
