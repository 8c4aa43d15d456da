import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { emailKey } from "#core/customers/email-key.ts";
import { kindOf } from "#core/shared/kind.ts";
import { Waiting } from "#core/waitlist/waiting.ts";
import type { CollectionOf } from "#ports/collection.ts";

export const WAITLIST = kindOf("waiting", Waiting, {
  topic: "waitlist",
  id: ({ id }) => id,
  indexes: {
    category: { as: "text", of: ({ category }) => category },
    email: { as: "text", of: ({ email }) => emailKey(email) },
  },
});

export const waitlistIn = (kept: CollectionOf<typeof WAITLIST>) => ({
  of: (category: CategoryId) => kept.where({ where: { category } }),
  ofEmail: (email: string) => kept.where({ where: { email: emailKey(email) } }),
  add: (one: Waiting) => kept.add([one]),
  remove: (id: string) => kept.remove([id]),
});
