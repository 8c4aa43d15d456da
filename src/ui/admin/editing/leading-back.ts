import { refused } from "#ui/admin/refusals.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";

/** Of a refusal that comes while somebody works elsewhere. */
export const leadingBack = (title: string, show: () => void): Notice => ({
  ...refused("Not Saved", `Please check the marked fields of '${title}', and save again.`),
  action: { label: "Show", press: show },
});
