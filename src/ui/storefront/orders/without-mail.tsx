import { PhoneLink } from "#ui/storefront/farm/farm-links.tsx";

export const WithoutMail = () => (
  <p>
    Placed an order on another device? This shop sends no emails: please ring us on <PhoneLink />.
  </p>
);
