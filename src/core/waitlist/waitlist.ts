import { emailKey } from "#core/customers/email-key.ts";
import { kindOf } from "#core/shared/kind.ts";
import { Waiting } from "#core/waitlist/waiting.ts";
import type { CollectionOf } from "#ports/collection.ts";
import type { WaitlistRepository } from "#ports/waitlist-repository.ts";

export const WAITLIST = kindOf(Waiting, {
  id: ({ id }) => id,
  indexes: {
    category: { as: "text", of: ({ category }) => category },
    email: { as: "text", of: ({ email }) => emailKey(email) },
  },
});

export const waitlistIn = (kept: CollectionOf<typeof WAITLIST>): WaitlistRepository => ({
  of: (category) => kept.where({ where: { category } }),
  ofEmail: (email) => kept.where({ where: { email: emailKey(email) } }),
  add: (one) => kept.add([one]),
  remove: (id) => kept.remove([id]),
});
