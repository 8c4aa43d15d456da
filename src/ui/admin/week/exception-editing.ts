import type { WeekState } from "#core/planning/change-week.ts";
import type { Ask } from "#ui/admin/week/asked-orders.ts";

/** What each form that closes or adds days is handed. */
export interface ExceptionEditing {
  readonly state: WeekState;
  readonly ask: Ask;
}
