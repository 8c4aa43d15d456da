import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { BOXES, type Box } from "#core/messages/boxes.ts";
import { useGuardedSearch } from "#ui/shared/navigation/location-context.ts";

export const boxAddress = (box: Box): string =>
  box === "inbox" ? ADMIN_ROUTES.messages : `${ADMIN_ROUTES.messages}?box=${box}`;

export const useBox = (): Box => {
  const asked = new URLSearchParams(useGuardedSearch()).get("box");
  return BOXES.find((box) => box === asked) ?? "inbox";
};
