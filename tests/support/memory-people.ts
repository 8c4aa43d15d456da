import type { OpenSession } from "#core/session/people-sheet.ts";
import type { PasswordCheck } from "#ports/password-check.ts";
import type { People } from "#ports/people.ts";
import { OWNERS } from "#tests/support/credentials.ts";

export const aSession = (change: Partial<OpenSession> = {}): OpenSession => ({
  id: "here",
  device: "Firefox on Linux",
  lastUsed: "2026-06-20T10:00:00.000Z",
  isOwn: true,
  ...change,
});

/** Who may come into a shared shop's office, in memory: the password, and the check that goes by it. */
export const memoryPeople = (...open: readonly OpenSession[]) => {
  let password = "farmgate";
  let sessions: readonly OpenSession[] = open.length > 0 ? open : [aSession()];
  const keepOwn = (): void => {
    sessions = sessions.filter(({ isOwn }) => isOwn);
  };
  const passwords: PasswordCheck = {
    check: async (typed) => (typed === password ? { ...OWNERS, mark: password } : null),
  };
  const people: People = {
    sheet: async () => ({ sessions }),
    savePassword: async (next, { mark }) => {
      if (mark !== password) return false;
      password = next;
      keepOwn();
      return true;
    },
    endSession: async (id) => {
      sessions = sessions.filter((session) => session.id !== id);
    },
    endOtherSessions: async () => keepOwn(),
  };
  return { people, passwords };
};
