import type { Helper, OpenSession } from "#core/session/people-sheet.ts";
import type { PasswordCheck } from "#ports/password-check.ts";
import type { People } from "#ports/people.ts";
import { OWNERS } from "#tests/support/credentials.ts";

export const aSession = (change: Partial<OpenSession> = {}): OpenSession => ({
  id: "here",
  device: "Firefox on Linux",
  lastUsed: "2026-06-20T10:00:00.000Z",
  isOwn: true,
  helper: null,
  ...change,
});

/** Who may come into a shared shop's office, in memory: the password, and the check that goes by it. */
export const memoryPeople = (...open: readonly OpenSession[]) => {
  let password = "farmgate";
  let helpers: readonly Helper[] = [];
  let sessions: readonly OpenSession[] = open.length > 0 ? open : [aSession()];
  const keepOwn = (): void => {
    sessions = sessions.filter(({ isOwn }) => isOwn);
  };
  const passwords: PasswordCheck = {
    check: async (typed) => (typed === password ? { ...OWNERS, mark: password } : null),
  };
  const people: People = {
    sheet: async () => ({ sessions, helpers }),
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
    addHelper: async (name) => {
      if (helpers.some((one) => one.name === name)) return null;
      helpers = [...helpers, { id: name.toLowerCase(), name }];
      return `${name}'s password`;
    },
    removeHelper: async (id) => {
      const gone = helpers.find((one) => one.id === id);
      helpers = helpers.filter((one) => one !== gone);
      sessions = sessions.filter(({ helper }) => helper === null || helper !== gone?.name);
    },
  };
  return { people, passwords };
};
