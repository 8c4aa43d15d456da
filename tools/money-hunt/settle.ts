import { type Books, booksOf } from "./books.ts";
import type { Place } from "./place.ts";
import { until } from "./until.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const TIMEOUT_MS = 30 * SECOND_MS;
const STANDS_FOR_MS = 15 * MINUTE_MS;

/** What the sweep is to look after. */
const UNDER_WAY = ["opening", "capturing", "abandoned", "pending"];

/** One that was approved is taken, for as long as it stands. */
const isApproved = ({ paypal, now }: Place, { orderId, openedAt }: Books["agreements"][number]) =>
  now() - Date.parse(openedAt) < STANDS_FOR_MS &&
  paypal.orders().some(({ id, status }) => id === orderId && status === "APPROVED");

/** PayPal has looked at what it had to check. */
const decide = ({ paypal }: Place): void => {
  const captures = paypal
    .ledger()
    .flatMap(({ kind, captureId, status }) =>
      kind === "capture" && status === "PENDING" ? [captureId] : [],
    );
  for (const id of captures)
    if (id.charCodeAt(0) % 2 === 0) paypal.completePending(id);
    else paypal.denyPending(id);
};

const isMoneyQuiet = async (place: Place): Promise<boolean> => {
  decide(place);
  const { agreements, refunds } = await booksOf(place);
  const isLeft = (agreement: Books["agreements"][number]): boolean =>
    UNDER_WAY.includes(agreement.state) ||
    (agreement.state === "opened" && isApproved(place, agreement));
  return refunds.length === 0 && !agreements.some(isLeft);
};

const isMailQuiet = async (place: Place): Promise<boolean> =>
  !(await booksOf(place)).messages.some(({ state }) => state === "waiting");

/** All that was broken works again. */
export const mend = async (place: Place): Promise<void> => {
  place.paypal.up();
  place.paypal.clearTroubles();
  place.mail.feel("takes");
  await place.mail.comeBack();
  await place.database.comeBack();
  for (const server of place.servers) if (!server.isRunning()) await place.startServer(server);
  await place.endLeases();
};

/** Waits until nothing is left to do. What is left then is a breach. */
export const settle = async (place: Place): Promise<void> => {
  place.jump(40 * SECOND_MS);
  if (!(await until(() => isMoneyQuiet(place), TIMEOUT_MS))) return;
  const latest = performance.now() + TIMEOUT_MS;
  while (!(await isMailQuiet(place)) && performance.now() < latest) {
    place.jump(61 * MINUTE_MS);
    await until(() => isMailQuiet(place), 2 * SECOND_MS);
  }
  place.jump(STANDS_FOR_MS + MINUTE_MS);
  await until(() => isMoneyQuiet(place), TIMEOUT_MS);
};
