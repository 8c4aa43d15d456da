import type { WeekState } from "#core/planning/change-week.ts";
import type { Ask } from "#ui/admin/week/asked-orders.ts";

export interface ExceptionEditing {
  readonly state: WeekState;
  readonly ask: Ask;
}
