import type { CommandContext } from "#core/command.ts";
import { isEmail } from "#core/customers/email.ts";
import type { Order } from "#core/orders/order.ts";
import { exportPerson, isKnown, type KeptOfPerson } from "#core/privacy/export-person.ts";
import { forgetOrders } from "#core/privacy/forget-orders.ts";
import { forgetPayer } from "#core/privacy/forget-payer.ts";
import { leavingAfter, needsPerson } from "#core/privacy/leaving.ts";
import { isLetterOf } from "#core/privacy/messages-about.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { Day } from "#core/shared/day.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export type EraseRefusal = { readonly kind: "invalid-email" };

export interface Erasure {
  readonly wasKnown: boolean;
  /** Records stay until after this day; null where none stay. */
  readonly after: Day | null;
}

type Deps = Pick<
  ShopRecords,
  | "customers"
  | "orders"
  | "agreements"
  | "messages"
  | "waitlist"
  | "erasures"
  | "runOrder"
  | "profile"
> &
  CommandContext;

const spellingsOf = (email: string, known: KeptOfPerson): ReadonlySet<string> =>
  new Set([
    email,
    ...known.orders.map(({ customerEmail }) => customerEmail.trim()),
    ...known.waitlist.map((one) => one.email.trim()),
    ...(known.customer ? [known.customer.email.trim()] : []),
  ]);

const erased = async (
  deps: Deps,
  typed: string,
  isNeeded: (order: Order) => boolean,
): Promise<boolean> => {
  const email = typed.trim();
  const known = await exportPerson(deps)(email);
  const kept = known.orders.filter((order) => order.id !== "" && isNeeded(order));
  const past = known.orders.filter((order) => !kept.includes(order));
  for (const message of known.messages)
    if (!kept.some(isLetterOf(message))) await deps.messages.remove(message.id);
  for (const { id } of known.waitlist) await deps.waitlist.remove(id);
  const pastIds = past.map(({ id }) => id);
  for (const spelling of spellingsOf(email, known))
    await deps.erasures.note(spelling, deps.now, pastIds);
  const keptIds = kept.map(({ id }) => id);
  await deps.orders.forget({ email }, ({ id }) => !keptIds.includes(id));
  await forgetOrders(deps, past, kept);
  await forgetPayer(deps, email);
  for (const order of kept) await deps.orders.replace({ ...order, leaving: true });
  await deps.customers.removeWith(email);
  return isKnown(known);
};

/** Orders still to come keep what they need until they are settled. */
export const erasePerson =
  (deps: Deps) =>
  async (email: string): Promise<Result<Erasure, EraseRefusal>> => {
    if (!isEmail(email.trim())) return refuse({ kind: "invalid-email" });
    const farm = await loadFarm(deps);
    const after = leavingAfter(await deps.orders.ofEmail(email.trim()), farm, deps.now);
    const wasKnown = await erased(deps, email, (order) => needsPerson(order, farm, deps.now));
    return accept({ wasKnown, after });
  };

export const erasePersonNow =
  (deps: Deps) =>
  async (email: string): Promise<Result<Erasure, EraseRefusal>> =>
    isEmail(email.trim())
      ? accept({ wasKnown: await erased(deps, email, () => false), after: null })
      : refuse({ kind: "invalid-email" });
