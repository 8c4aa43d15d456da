import type { CategoryId } from "#core/catalogue/catalogue.ts";

/** Somebody who waits for eggs of a category. */
export interface Waiting {
  readonly id: string;
  readonly category: CategoryId;
  readonly email: string;
  /** ISO 8601 instant. */
  readonly since: string;
}
