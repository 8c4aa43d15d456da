import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { Waiting } from "#core/waitlist/waiting.ts";

export interface WaitlistRepository {
  of(category: CategoryId): Promise<readonly Waiting[]>;
  ofEmail(email: string): Promise<readonly Waiting[]>;
  add(waiting: Waiting): Promise<void>;
  remove(id: string): Promise<void>;
}
