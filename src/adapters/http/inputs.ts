import * as v from "valibot";
import { Email, Figure, Html, Id, list, text, Whole, Words } from "#adapters/http/schemas.ts";
import { HEN_MOVES } from "#core/care/hens.ts";
import { MAX_QUANTITY } from "#core/cart/cart-quantity.ts";
import { CATEGORY_IDS, PACK_SIZES } from "#core/catalogue/catalogue.ts";
import { OTHER_WAYS } from "#core/egg-book/take-eggs.ts";
import { FLOCK_IDS, LOGGED_SIZES } from "#core/flocks/flock.ts";
import { PERIODS } from "#core/flocks/period.ts";
import { BOXES } from "#core/messages/boxes.ts";
import { MARKS } from "#core/messages/message.ts";
import { STATUS_FILTERS } from "#core/orders/order-search.ts";
import { OWNER_STATUSES } from "#core/orders/order-status.ts";
import { HOW_PAID } from "#core/orders/paid-by-hand.ts";
import { MOST_POSTCODES } from "#core/packing/run-order.ts";
import { MOST_ASKED } from "#core/payments/get-payment-states.ts";
import { FARM_TEXTS } from "#core/profile/farm-texts.ts";
import { MOST_ADDRESSES } from "#core/profile/notices.ts";
import { DELIVERY_LETTERS } from "#core/profile/typed-delivery.ts";
import { EGG_LETTERS } from "#core/profile/typed-eggs.ts";
import { FARM_LETTERS } from "#core/profile/typed-farm.ts";
import { HOME_LETTERS, TITLED_LETTERS } from "#core/profile/typed-home.ts";
import { BUSINESS_LETTERS } from "#core/profile/typed-terms.ts";
import { isDay } from "#core/shared/day.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { wholePostcode } from "#core/shared/postcode.ts";
import { WEEKDAYS } from "#core/shared/week.ts";
import type { ChosenDays } from "#core/week/farm-week.ts";

export const args = <const Items extends v.TupleItems>(...items: Items) => v.strictTuple(items);

export { Email, Id, Whole, Words };

export const Category = v.picklist(CATEGORY_IDS);
const Pack = { category: Category, packSize: v.picklist(PACK_SIZES) };

const Typed = text(2_000);
/** Rules tell how long each may be. */
const typedFields = <Field extends string>(letters: Readonly<Record<Field, number>>) =>
  Object.keys(letters) as Field[];
/** A data URL of the largest file that is kept. */
const MOST_PICTURE_LETTERS = 2_700_000;
const AnyJson = v.nonOptional(v.unknown());

export const WantedLines = list(
  v.object({
    ...Pack,
    deliveryMethod: v.picklist(DELIVERY_METHODS),
    quantity: v.pipe(Whole, v.minValue(1), v.maxValue(MAX_QUANTITY)),
  }),
  100,
);
export const Method = v.picklist(["paypal", "practice"]);
export const OptionalNote = v.optional(Typed);
export const ADay = v.pipe(text(10), v.check(isDay));
const Days = v.pipe(
  // A list lacks no field either.
  v.custom<ChosenDays>((days) => !Array.isArray(days)),
  v.object(v.entriesFromList(DELIVERY_METHODS, v.exactOptional(ADay))),
);
export const OptionalDays = v.optional(Days);
export const OptionalPayer = v.optional(
  v.object({
    givenName: text(300),
    email: Email,
    name: v.exactOptional(text(300)),
    phone: v.exactOptional(text(40)),
    address: v.exactOptional(
      v.object({ lines: list(text(300), 10), postcode: text(20), country: text(2) }),
    ),
  }),
);
export const OrderIds = list(Id, MOST_ASKED);
export const Contact = v.object({ name: text(300), email: Email, message: text(10_000) });
export const Password = text(1_000);
export const TypedPassword = v.object({ current: Password, next: Password, again: Password });

export const StockEdits = list(v.object({ category: Category, version: Words, to: Figure }), 100);
export const PriceEdits = list(v.object({ ...Pack, version: Words, to: Figure }), 100);

export const After = v.nullable(text(500));
export const OrderQuery = v.object({
  text: Words,
  status: v.picklist(STATUS_FILTERS),
  day: v.exactOptional(ADay),
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
});
export const HandingOver = v.object({
  id: Id,
  method: v.picklist(DELIVERY_METHODS),
  isDone: v.boolean(),
  seen: Seen,
  laid: OptionalLayDay,
});
export const NamedOrder = v.object({ id: Id });
export const StatusChanges = list(StatusChange, 500);
export const WantedRefund = v.object({ id: Id, isPuttingBack: v.boolean() });
/** An idempotency key at the provider is made of it. */
const Wish = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
export const WantedPart = v.object({ orderId: Id, wish: Wish, amount: Whole, reason: text(2_000) });

export const CustomerQuery = v.object({
  text: Words,
  sort: v.nullable(
    v.object({
      column: v.picklist(["name", "email", "phone"]),
      direction: v.picklist(["ascending", "descending"]),
    }),
  ),
  after: After,
});

const removed = <Item extends v.GenericSchema>(item: Item) =>
  list(v.object({ item, unknown: AnyJson }), 100);

export const TypedCustomer = v.object({ name: Typed, email: Email, phone: Typed });
const Customer = v.object({ id: Id, ...TypedCustomer.entries });
export const CustomerEdit = v.object({ ...TypedCustomer.entries, before: Customer });
export const RemovedCustomer = v.object({ at: text(40), removed: removed(Customer) });

export const Day = text(10);
export const Flock = v.picklist(FLOCK_IDS);
export const Period = v.picklist(PERIODS);
export const EntryOfFlock = v.object({ flock: Flock, id: Id });

export const TypedCost = v.object({
  flock: Flock,
  date: Typed,
  type: Typed,
  amount: Typed,
  description: Typed,
});
const Cost = v.object({ id: Id, date: Typed, type: Typed, amount: Whole, description: Typed });
export const CostEdit = v.object({ ...TypedCost.entries, before: Cost });
export const RemovedCosts = v.object({ flock: Flock, removed: removed(Cost) });

const counts = <Count extends v.GenericSchema>(count: Count) =>
  v.object(v.entriesFromList(LOGGED_SIZES, count));

export const TypedEggs = v.object({ flock: Flock, date: Typed, counts: counts(Typed) });
const Eggs = v.object({ id: Id, date: Typed, counts: counts(Whole) });
const TypedKept = v.object({ size: v.picklist(LOGGED_SIZES), eggs: Typed });
export const EggsEdit = v.object({
  ...TypedEggs.entries,
  cracked: v.exactOptional(Typed),
  kept: v.exactOptional(TypedKept),
  before: Eggs,
});
export const RemovedEggs = v.object({ flock: Flock, removed: removed(Eggs) });

export const WholeDay = ADay;
export const TypedCount = v.object({
  ...TypedEggs.entries,
  id: Id,
  cracked: Typed,
  kept: TypedKept,
});

const FlockName = v.object({ name: Typed, pulletsUntil: Typed });
export const FlockNaming = v.object({ flock: Flock, ...FlockName.entries, before: FlockName });

export const TypedHens = v.object({
  flock: Flock,
  date: Typed,
  what: Typed,
  hens: Typed,
  weeks: Typed,
  note: Typed,
});
const Hens = v.object({
  id: Id,
  date: Typed,
  what: v.picklist(HEN_MOVES),
  hens: Whole,
  weeks: v.nullable(Whole),
  note: Typed,
});
export const HensEdit = v.object({ ...TypedHens.entries, before: Hens });
export const RemovedHens = v.object({ flock: Flock, removed: removed(Hens) });

export const TypedMedicine = v.object({
  flock: Flock,
  medicine: Typed,
  batch: Typed,
  quantity: Typed,
  treated: Typed,
  reason: Typed,
  boughtFrom: Typed,
  boughtOn: Typed,
  first: Typed,
  last: Typed,
  days: Typed,
  prescribedBy: Typed,
});
const { flock: _flock, ...medicine } = TypedMedicine.entries;
const Medicine = v.object({
  ...medicine,
  id: Id,
  days: Whole,
  struck: v.nullable(v.object({ at: Typed, reason: Typed })),
});
export const MedicineEdit = v.object({ ...TypedMedicine.entries, before: Medicine });
export const StrikeOut = v.object({ flock: Flock, id: Id, reason: Typed });

export const WrittenPost = v.object({
  title: Typed,
  featuredImage: Html,
  content: Html,
  tags: Typed,
});
export const PostEdit = v.object({ ...WrittenPost.entries, id: Id, version: Words });
export const SplashEdit = v.object({
  content: Html,
  enabled: v.boolean(),
  version: Words,
  until: v.exactOptional(Typed),
});

const PictureData = text(MOST_PICTURE_LETTERS);
export const PictureToKeep = v.object({
  original: PictureData,
  widths: v.object({
    400: v.exactOptional(PictureData),
    800: v.exactOptional(PictureData),
    1600: v.exactOptional(PictureData),
  }),
});

const Weekday = v.picklist(WEEKDAYS.map(([weekday]) => weekday));

const Titled = v.object(v.entriesFromList(typedFields(TITLED_LETTERS), Typed));
const ThreeTitled = v.strictTuple([Titled, Titled, Titled]);

export const FarmText = v.picklist(FARM_TEXTS);

export const ProfileEdit = v.variant("section", [
  v.object({
    section: v.literal("home"),
    version: Words,
    value: v.object({
      ...v.entriesFromList(typedFields(HOME_LETTERS), Typed),
      picture: Html,
      badges: ThreeTitled,
      reasons: ThreeTitled,
    }),
  }),
  v.object({
    section: v.literal("farm"),
    version: Words,
    value: v.object(v.entriesFromList(typedFields(FARM_LETTERS), Typed)),
  }),
  v.object({
    section: v.literal("notices"),
    version: Words,
    value: v.object({
      addresses: list(Typed, MOST_ADDRESSES),
      newOrder: v.boolean(),
      message: v.boolean(),
      attention: v.boolean(),
      lowStock: v.boolean(),
      line: Typed,
    }),
  }),
  v.object({
    section: v.literal("delivery"),
    version: Words,
    value: v.object(v.entriesFromList(typedFields(DELIVERY_LETTERS), Typed)),
  }),
  v.object({
    section: v.literal("eggs"),
    version: Words,
    value: v.object({
      order: list(Category, CATEGORY_IDS.length),
      words: v.object(
        v.entriesFromList(
          CATEGORY_IDS,
          v.object({ ...v.entriesFromList(typedFields(EGG_LETTERS), Typed), picture: Html }),
        ),
      ),
    }),
  }),
  v.object({
    section: v.literal("about"),
    version: Words,
    value: v.object({ content: Html }),
  }),
  v.object({
    section: v.literal("terms"),
    version: Words,
    value: v.object({
      ...v.entriesFromList(typedFields(BUSINESS_LETTERS), Typed),
      terms: Html,
      privacy: Html,
    }),
  }),
]);

const Cap = v.nullable(Whole);
const Hours = {
  from: text(5),
  to: text(5),
  cutOffDays: Whole,
  cutOffTime: text(5),
  orders: Cap,
  eggs: Cap,
};
const WeekMethod = v.picklist(DELIVERY_METHODS);
const OrdersAnswer = v.union([v.object({ leave: v.literal(true) }), v.object({ moveTo: ADay })]);
export const OptionalAnswer = v.optional(OrdersAnswer);
export const WeekEdit = v.object({
  version: Words,
  week: list(v.object({ weekday: Weekday, method: WeekMethod, ...Hours }), 14),
  area: list(text(20), 1_000),
  horizon: Whole,
  // A page of the version before knows none.
  customersMay: v.exactOptional(v.object({ changeDay: v.boolean(), cancel: v.boolean() })),
  orders: OptionalAnswer,
});
export const DaysToClose = v.object({
  first: text(10),
  last: text(10),
  method: v.picklist([...DELIVERY_METHODS, "both"]),
  reason: text(500),
  orders: OptionalAnswer,
});
export const DayToAdd = v.object({ day: text(10), method: WeekMethod, ...Hours });
export const OrderMove = v.object({
  id: Id,
  method: WeekMethod,
  day: text(10),
  anyway: v.boolean(),
});

const HowPaid = v.picklist(HOW_PAID);
const TypedAddress = v.object({ lines: Typed, postcode: Typed });
const OrderFields = v.object({ phone: Typed, address: TypedAddress });
export const NewOrder = v.object({
  name: Typed,
  email: Email,
  ...OrderFields.entries,
  packs: list(v.object({ ...Pack, quantity: Whole, price: Whole }), 100),
  method: WeekMethod,
  day: text(10),
  note: Typed,
  how: HowPaid,
  sendsMail: v.boolean(),
  anyway: v.object({ eggs: v.boolean(), day: v.boolean() }),
});
export const GateSale = v.object({
  packs: list(v.object({ ...Pack, quantity: Whole, price: Whole }), 100),
  how: v.picklist(["cash", "card"]),
  note: Typed,
});
export const PaidMark = v.object({ id: Id, how: HowPaid, isPaid: v.boolean() });
export const CancelByHand = v.object({ id: Id, isGivenBack: v.boolean() });
export const OrderEdit = v.object({
  id: Id,
  before: OrderFields,
  ...OrderFields.entries,
  days: Days,
  anyway: v.boolean(),
});
export const RunOrder = list(
  v.pipe(
    text(20),
    v.check((typed) => wholePostcode(typed) !== null),
  ),
  MOST_POSTCODES,
);
export const DayChange = v.object({
  orderId: Id,
  token: v.exactOptional(Id),
  method: WeekMethod,
  day: ADay,
});
export const Cancellation = v.object({ orderId: Id, token: v.exactOptional(Id) });

export const Backup = AnyJson;
export const RecordPaths = list(list(v.union([text(200), Whole]), 10), 1_000_000);

const ShelfEntry = v.object({ eggs: Whole, laid: text(10) });
export const OpenedShelf = v.object({
  shelf: v.object(v.entriesFromList(CATEGORY_IDS, v.exactOptional(ShelfEntry))),
});
export const CountedShelf = list(
  v.object({
    category: Category,
    eggs: Whole,
    laid: v.optional(text(10)),
    version: Words,
  }),
  CATEGORY_IDS.length,
);
export const EggsToTake = v.object({
  id: Id,
  category: Category,
  eggs: Whole,
  kind: v.picklist(OTHER_WAYS),
  lot: v.optional(Id),
  note: v.optional(Typed),
});
export const BookSettingsEdit = v.object({
  version: Words,
  bestBeforeDays: Whole,
  handOverDays: Whole,
});
export const SpanOfDays = v.object({ first: ADay, last: ADay });
