import { useEffect, useRef } from "react";
import { ROUTES } from "#core/routes.ts";
import { useGuardedLocation } from "#ui/shared/navigation/location-context.ts";
import { useSetting } from "#ui/shared/setting.ts";
import type { Checkout } from "#ui/storefront/checkout/use-checkout.ts";

/**
 * Goes on with a payment that PayPal led back to by a whole page, where it can't open a window. It names its order
 * `token`, and adds `PayerID` where the buyer has approved it:
 * https://developer.paypal.com/docs/api/orders/v2/#definition-experience_context_base
 */
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
