import {
  CHANGE_DELIVERY,
  PUT_BACK,
  REMOVE,
  SET_QUANTITY,
} from "#ui/storefront/basket/line-queries.ts";
import { CHOOSE_DAY, KEEP_DETAILS, KEEP_NOTE } from "#ui/storefront/checkout/queries.ts";
import {
  asEarly,
  asNoted,
  type DeedReader,
  FIRST_DEEDS,
} from "#ui/storefront/deeds/early-deeds.ts";
import { BY_MAIL, CONTACT } from "#ui/storefront/farm/queries.ts";
import { TAKE_OUT } from "#ui/storefront/orders/order-again-queries.ts";
import { COLLECT_INSTEAD, DELIVER_AGAIN } from "#ui/storefront/postcode/collect-instead-queries.ts";
import { CLOSE_SPLASH } from "#ui/storefront/splash/queries.ts";

export const ALL_DEEDS: ReadonlyMap<string, DeedReader> = new Map([
  ...FIRST_DEEDS,
  ...[
    CHANGE_DELIVERY,
    PUT_BACK,
    REMOVE,
    SET_QUANTITY,
    CLOSE_SPLASH,
    CHOOSE_DAY,
    KEEP_NOTE,
    KEEP_DETAILS,
    COLLECT_INSTEAD,
    DELIVER_AGAIN,
    TAKE_OUT,
  ].map(asNoted),
  asEarly(CONTACT, ({ name = "", email = "", message = "", answer }) => ({
    typed: { name, email, message },
    sendsMail: answer === BY_MAIL,
  })),
]);
