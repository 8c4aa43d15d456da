import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { Waiting } from "#core/waitlist/waiting.ts";

export interface WaitlistRepository {
  /** Those who wait for a category, in no promised order. */
  of(category: CategoryId): Promise<readonly Waiting[]>;
  /** What this e-mail waits for, in any case, in no promised order. */
  ofEmail(email: string): Promise<readonly Waiting[]>;
  add(waiting: Waiting): Promise<void>;
  /** Removing one that is not there changes nothing. */
  remove(id: string): Promise<void>;
}
