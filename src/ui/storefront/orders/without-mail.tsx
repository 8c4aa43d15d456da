import { PhoneLink } from "#ui/storefront/farm/farm-links.tsx";

/** How orders are found that were placed elsewhere, where no link can be mailed. */
export const WithoutMail = () => (
  <p>
    Placed an order on another device? This shop sends no emails: please ring us on <PhoneLink />.
  </p>
);
