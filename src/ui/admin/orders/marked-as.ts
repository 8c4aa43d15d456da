import type { Told } from "#core/orders/told.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { withTold } from "#ui/shared/told-in-words.ts";

export const markedAs = (what: string, as: string, told: Told | null, rest = ""): Notice => ({
  title: "Success!",
  text: withTold(`${what} been marked as ${as}.${rest}`, told),
  tone: "good",
});
