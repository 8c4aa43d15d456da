import type { Day } from "#core/shared/day.ts";
import type { Pence } from "#core/shared/money.ts";
import type { Diary, DueMail, Part, WrittenOrder } from "#tests/model/egg-year/diary.ts";

export const OWNER = "owner";

const WRITTEN = new Intl.DateTimeFormat("en-GB", {
  ...({ timeZone: "UTC", weekday: "long", day: "numeric", month: "long" } as const),
});

/** "Saturday 28 November". */
const written = (day: Day): string => WRITTEN.format(Date.parse(day)).replace(",", "");

const pounds = (pence: Pence): string => `£${(pence / 100).toFixed(2)}`;

const short = ({ id }: WrittenOrder): string => id.slice(0, 8);

const daysOf = (parts: readonly Part[]): readonly string[] => parts.map(({ day }) => written(day));

const owes = (diary: Diary, order: WrittenOrder, name: string, says: readonly string[]): void => {
  if (order.buyer !== "")
    diary.dueMails.push({ name: `${order.id}-${name}`, to: order.buyer, says });
};

const owesFarmer = (
  diary: Diary,
  order: WrittenOrder,
  name: string,
  says: readonly string[],
): number => diary.dueMails.push({ name: `${order.id}-${name}`, to: OWNER, says });

export const mailsOfPaid = (diary: Diary, order: WrittenOrder): void => {
  const says = [short(order), pounds(order.total), ...daysOf(order.parts)];
  owes(diary, order, "order-paid", says);
  if (!order.isByHand)
    owesFarmer(diary, order, "new-order", [`New order ${short(order)}`, ...says]);
};

/** Once, however often it is packed, and not of what was collected before the rest was packed. */
export const mailsOfReady = (diary: Diary, order: WrittenOrder): void => {
  const collected = order.parts.filter(
    ({ method, isHandedOver }) => method === "collection" && !isHandedOver,
  );
  if (order.wasReady || collected.length === 0) return;
  const says = [short(order), "ready to collect", ...daysOf(collected)];
  owes(diary, order, "ready", order.isDated ? [...says, "Best before"] : says);
  order.wasReady = true;
};

export const mailsOfMove = (
  diary: Diary,
  order: WrittenOrder,
  { day, method }: Part,
  isByCustomer: boolean,
): void => {
  const isHalf = order.parts.length > 1;
  const others = order.parts
    .filter((part) => part.method !== method && !part.isHandedOver)
    .map((part) => `The ${part.method} is still for ${written(part.day)}.`);
  const whose = isHalf ? `The ${method} of your` : "Your";
  owes(diary, order, "moved", [
    `${whose} order ${short(order)} is now for ${written(day)}`,
    ...others,
  ]);
  if (isByCustomer)
    owesFarmer(diary, order, "moved-by-customer", [
      `Order ${short(order)}: ${isHalf ? `${method} ` : ""}moved to ${written(day)} by the customer`,
      ...others,
    ]);
};

export const mailsOfRefund = (diary: Diary, order: WrittenOrder, amount: Pence): void =>
  owes(diary, order, "refunded", [
    "Your refund from",
    short(order),
    amount > 0 ? pounds(amount) : "all that you paid",
  ]);

export const mailsOfPart = (diary: Diary, order: WrittenOrder, wish: string, amount: Pence): void =>
  owes(diary, order, `refunded-${wish}`, [`Your refund of ${pounds(amount)}`, short(order)]);

export const mailsOfChange = (diary: Diary, order: WrittenOrder): void =>
  owes(diary, order, "packs-changed", [`Your order ${short(order)} has changed`, "It is now"]);

export const mailsOfAdded = (diary: Diary, order: WrittenOrder, paid: Pence): void => {
  const says = [short(order), pounds(paid), ...daysOf(order.parts)];
  owes(diary, order, `packs-added-${order.added}`, ["has more packs", ...says]);
  owesFarmer(diary, order, "added-by-customer", ["packs added by the customer", ...says]);
};

export const mailsOfAttention = (diary: Diary, order: WrittenOrder): void =>
  void owesFarmer(diary, order, "needs-attention", [short(order), "needs attention"]);

export const mailsOfCancel = (diary: Diary, order: WrittenOrder): void =>
  void owesFarmer(diary, order, "cancelled-by-customer", [
    `Order ${short(order)} was cancelled by the customer`,
  ]);

/** Without what tells one move from another, or one line of a log. */
const nameOf = (id: string): string =>
  id
    .replace(/(-(?:(?:moved|cancelled|added)-by-customer|needs-attention))-\d+$/, "$1")
    .replace(/(-moved)-(?!by-customer).+$/, "$1")
    .replace(/(-packs-changed)-.+$/, "$1");

interface Sent {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const READY = /-ready$/;

/** Of all that is ready a customer gets one mail, which is named after one of the orders. */
const isNamed = (id: string, name: string): boolean =>
  nameOf(id) === name || (READY.test(id) && READY.test(name));

const isFor = ({ id, to, subject, text }: Sent, due: DueMail): boolean =>
  isNamed(id, due.name) &&
  to === due.to &&
  due.says.every((words) => subject.includes(words) || text.includes(words));

/** Mails without a cause, and mails that didn't come. Both lists are emptied. */
export const wrongMails = ({ dueMails }: Diary, sent: Sent[]): readonly string[] => {
  const wrong: string[] = [];
  for (const mail of sent.splice(0)) {
    const met = dueMails.filter((due) => isFor(mail, due));
    const [first] = READY.test(mail.id) ? [] : met;
    const done = first ? [first] : met;
    if (done.length === 0)
      wrong.push(`the mail ${mail.id} to ${mail.to} has no cause: ${mail.subject}`);
    dueMails.splice(0, dueMails.length, ...dueMails.filter((due) => !done.includes(due)));
  }
  return [
    ...wrong,
    ...dueMails
      .splice(0)
      .map(({ name, to, says }) => `no mail ${name} to ${to}: ${says.join(", ")}`),
  ];
};
