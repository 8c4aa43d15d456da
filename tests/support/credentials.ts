import { OWNER } from "#core/session/person.ts";
import type { Credential } from "#ports/password-check.ts";

/** What the owner of a test's shop has logged in by. */
export const OWNERS: Credential = { person: OWNER, mark: "farmgate" };

/** What a helper has logged in by, with this password. */
export const A_HELPER: Credential = {
  person: { kind: "helper", id: "tom", name: "Tom" },
  mark: "",
};

export const TOMS = "a helper's password";

/** Of "farmgate", for tests that check it often. */
export const CHEAP_HASH =
  "pbkdf2-sha256:1:c2FsdHNhbHRzYWx0c2FsdA==:H8VxUJ3tpb5Jb4wLGUv6BU6qX8L6LTzvlSKJL/kBrFg=";

/** A check that takes "farmgate" alone. */
export const freshCheck = {
  check: async (password: string) => (password === "farmgate" ? OWNERS : null),
};
