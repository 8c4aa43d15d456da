import type { Order } from "#core/orders/order.ts";
import type { OrderLogKind } from "#core/orders/order-log.ts";

const DONE: readonly OrderLogKind[] = ["ready", "completed", "handed-over"];
const UNDONE: readonly OrderLogKind[] = ["reopened", "not-handed-over"];

export interface MadeLater {
  /** A late tick's own time, by its device: ISO 8601; undefined for now. */
  readonly at?: string | undefined;
}

export interface Tick extends MadeLater {
  readonly isDone: boolean;
  /** The length of the log when the box was ticked; undefined for a tick that always counts. */
  readonly seen?: number | undefined;
}

/** Optimistic locking: another person has done the opposite since. */
export const isOvertaken = ({ log = [] }: Order, { isDone, seen = log.length }: Tick): boolean =>
  log.slice(seen).some(({ kind }) => (isDone ? UNDONE : DONE).includes(kind));
