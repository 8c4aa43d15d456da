import { changePassword } from "#core/session/change-password.ts";
import { addHelper, removeHelper } from "#core/session/helpers.ts";
import { endOtherSessions, endSession, getPeople } from "#core/session/open-sessions.ts";
import type { Calls } from "#core/shop/calls.ts";

export const peopleOffice = ({ query, outside }: Calls) => ({
  getPeople: query(getPeople),
  changePassword: outside(changePassword),
  addHelper: outside(addHelper),
  removeHelper: outside(removeHelper),
  endSession: outside(endSession),
  endOtherSessions: outside(endOtherSessions),
});
