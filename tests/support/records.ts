import type { HenEntry } from "#core/care/hens.ts";
import type { Medicine } from "#core/care/medicine.ts";
import type { OwnPayment } from "#core/checkout/own-payment.ts";
import type { Customer } from "#core/customers/customer.ts";
import type { CostEntry, EggEntry } from "#core/flocks/flock.ts";
import type { EggMove } from "#core/ledger/egg-move.ts";
import type { Lot } from "#core/ledger/lot.ts";
import type { Message } from "#core/messages/message.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import type { PartRefund } from "#core/payments/part-refund.ts";
import type { Purchase } from "#core/payments/purchase.ts";
import type { Refund } from "#core/payments/refund.ts";
import type { Draft } from "#core/posts/draft.ts";
import type { Post, PostSummary } from "#core/posts/post.ts";
import type { PostPage } from "#core/posts/post-page.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import type { Waiting } from "#core/waitlist/waiting.ts";
import { NOON } from "#tests/support/a-shop.ts";

/** Two dozens, delivered. */
const TWO_DOZENS = {
  category: "large",
  packSize: 12,
  deliveryMethod: "delivery",
  quantity: 2,
} as const;

export const A_PURCHASE: Purchase = {
  lines: [{ ...TWO_DOZENS, name: "Large Eggs", price: 345 }],
  total: 690,
  needsDelivery: true,
};

export const anAgreement = (change: Partial<Agreement> = {}): Agreement => ({
  orderId: "A",
  reference: "A",
  declines: 0,
  method: "paypal",
  purchase: A_PURCHASE,
  note: "Ring twice",
  openedAt: NOON,
  state: "opened",
  ...change,
});

export const aRefund = (change: Partial<Refund> = {}): Refund => ({
  orderId: "A",
  key: "A-refund-1",
  puttingBack: DELIVERY_METHODS,
  askedAt: NOON,
  ...change,
});

export const aPartRefund = (change: Partial<PartRefund> = {}): PartRefund => ({
  orderId: "A",
  wish: "wish-1",
  amount: 120,
  reason: "broken eggs",
  askedAt: NOON,
  ...change,
});

export const aMessage = (change: Partial<Message> = {}): Message => ({
  id: "A",
  kind: "order-paid",
  to: "mabel@example.com",
  subject: "Your eggs",
  text: "Thank you.",
  html: "<p>Thank you.</p>",
  writtenAt: NOON,
  state: "waiting",
  tries: 0,
  dueAt: NOON,
  ...change,
});

export const aWaiting = (change: Partial<Waiting> = {}): Waiting => ({
  id: "A",
  category: "large",
  email: "mabel@example.com",
  since: NOON,
  eggsThen: 0,
  ...change,
});

export const anOwnPayment = (change: Partial<OwnPayment> = {}): OwnPayment => ({
  orderId: "A",
  packs: [TWO_DOZENS],
  note: "Ring twice",
  heartbeat: null,
  openedAt: "2026-06-20T11:00:00.000Z",
  paid: null,
  isOvertaken: false,
  ...change,
});

export const aCustomer = (change: Partial<Customer> = {}): Customer => ({
  id: "A",
  name: "Mabel",
  email: "mabel@example.com",
  phone: "01293 555010",
  ...change,
});

export const aCost = (change: Partial<CostEntry> = {}): CostEntry => ({
  id: "A",
  date: "2026-06-20",
  type: "feed",
  amount: 1234,
  description: "Corn",
  ...change,
});

export const anEggCount = (change: Partial<EggEntry> = {}): EggEntry => ({
  id: "A",
  date: "2026-06-20",
  counts: { small: 1, medium: 2, large: 3, extraLarge: 4, doubleYolkers: 5 },
  ...change,
});

/** Fifty that came in. */
export const aHenEntry = (change: Partial<HenEntry> = {}): HenEntry => ({
  id: "A",
  date: "2026-06-01",
  what: "in",
  hens: 50,
  weeks: 18,
  note: "Ash Farm",
  ...change,
});

/** Given for five days, of which and for a week after which eggs are withheld. */
export const aMedicine = (change: Partial<Medicine> = {}): Medicine => ({
  id: "A",
  medicine: "Wormer",
  batch: "B12",
  quantity: "500 ml",
  treated: "50",
  reason: "Worms",
  boughtFrom: "The vet",
  boughtOn: "2026-05-30",
  first: "2026-06-01",
  last: "2026-06-05",
  days: 7,
  prescribedBy: "",
  struck: null,
  ...change,
});

export const aPost = (change: Partial<Post> = {}): Post => ({
  id: "A",
  title: "Hens",
  slug: "hens",
  featuredImage: "/pictures/hens.svg",
  content: "<p>They lay.</p>",
  tags: ["Flock Update"],
  author: "Ada",
  date: NOON,
  excerpt: "They lay.",
  ...change,
});

/** The first page of these stories, which is the only one. */
export const aPostPage = (...items: readonly PostSummary[]): PostPage => ({
  items,
  total: items.length,
  newer: 0,
  next: null,
  previous: null,
});

export const aDraft = (change: Partial<Draft> = {}): Draft => ({
  draftKey: "A",
  title: "Hens",
  featuredImage: "",
  content: "<p>They</p>",
  tags: "Flock Update",
  savedAt: NOON,
  ...change,
});

export const aLot = (change: Partial<Lot> = {}): Lot => ({
  id: "A-large",
  at: NOON,
  from: "count",
  flock: "1",
  laid: "2026-06-20",
  category: "large",
  eggs: 60,
  left: 60,
  ...change,
});

export const aMove = (change: Partial<EggMove> = {}): EggMove => ({
  id: "A",
  at: NOON,
  lot: "A-large",
  eggs: 6,
  kind: "packed",
  ...change,
});
