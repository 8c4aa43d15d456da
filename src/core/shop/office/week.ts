import { addDay, closeDays, removeException } from "#core/planning/edit-exceptions.ts";
import { getWeek } from "#core/planning/get-week.ts";
import { saveWeek } from "#core/planning/save-week.ts";
import type { Calls } from "#core/shop/calls.ts";

export const weekOffice = ({ command, query }: Calls) => ({
  getWeek: query(getWeek),
  saveWeek: command(saveWeek),
  closeDays: command(closeDays),
  addDay: command(addDay),
  removeException: command(removeException),
});
