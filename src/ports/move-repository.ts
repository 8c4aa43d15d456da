import type { EggMove, MoveSum } from "#core/ledger/egg-move.ts";

/** Eggs that left lots, or came back. A move is added, and never changed. */
export interface MoveRepository {
  withIds(ids: readonly string[]): Promise<readonly EggMove[]>;
  /** Moves that undo one of these moves, or eggs of one of these lots. */
  undoing(ids: readonly string[]): Promise<readonly EggMove[]>;
  ofOrders(orderIds: readonly string[]): Promise<readonly EggMove[]>;
  ofLots(lotIds: readonly string[]): Promise<readonly EggMove[]>;
  /** Moves from an instant on and before another. */
  between(from: string, until: string): Promise<readonly EggMove[]>;
  /** How many eggs left at an instant or later, less those that came back. */
  eggsOutSince(instant: string): Promise<number>;
  /** Moves from an instant on and before another, added up. */
  sumsBetween(from: string, until: string): Promise<readonly MoveSum[]>;
  /** The last moves, newest first. */
  last(most: number): Promise<readonly EggMove[]>;
  addAll(moves: readonly EggMove[]): Promise<void>;
  removeOfLots(lotIds: readonly string[]): Promise<void>;
}
