import { useEffect, useRef } from "react";
import { ROUTES } from "#core/routes.ts";
import { useGuardedLocation } from "#ui/shared/navigation/location-context.ts";
import { useSetting } from "#ui/shared/setting.ts";
import type { Checkout } from "#ui/storefront/checkout/use-checkout.ts";

// Where PayPal can't open a window it leads back by a whole page: `token` is the order, `PayerID` marks approval.
// https://developer.paypal.com/docs/api/orders/v2/#definition-experience_context_base
export const useReturn = (checkout: Checkout): void => {
  const { isShared } = useSetting();
  const location = useGuardedLocation();
  const hasReturned = useRef(false);
  useEffect(() => {
    const answer = new URLSearchParams(location.search());
    const orderId = answer.get("token");
    if (!(isShared && orderId) || hasReturned.current) return;
    hasReturned.current = true;
    location.navigate(ROUTES.checkout, { replace: true, keepsPage: true });
    if (answer.has("PayerID")) void checkout.take(orderId);
    else checkout.cancel(orderId);
  });
};
