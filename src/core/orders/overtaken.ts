import type { Order } from "#core/orders/order.ts";
import type { OrderLogKind } from "#core/orders/order-log.ts";

const DONE: readonly OrderLogKind[] = ["ready", "completed", "handed-over"];
const UNDONE: readonly OrderLogKind[] = ["reopened", "not-handed-over"];

export interface MadeLater {
  /** When it was done, by the clock of a device that sends it later: ISO 8601; undefined for now. */
  readonly at?: string | undefined;
}

export interface Tick extends MadeLater {
  readonly isDone: boolean;
  /** How many lines the order's log had when somebody ticked; undefined for what is meant whatever came since. */
  readonly seen?: number | undefined;
}

/** Optimistic locking: since it was looked at, somebody has done the opposite. */
export const isOvertaken = ({ log = [] }: Order, { isDone, seen = log.length }: Tick): boolean =>
  log.slice(seen).some(({ kind }) => (isDone ? UNDONE : DONE).includes(kind));
