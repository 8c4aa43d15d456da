import { CHANGE_DELIVERY, PUT_BACK, REMOVE, SET_QUANTITY } from "#ui/shared/queries/cart-lines.ts";
import { CHOOSE_DAY } from "#ui/shared/queries/chosen-days.ts";
import { CLOSE_SPLASH } from "#ui/shared/queries/close-splash.ts";
import { COLLECT_INSTEAD, DELIVER_AGAIN } from "#ui/shared/queries/collect-instead.ts";
import { BY_MAIL, CONTACT } from "#ui/shared/queries/contact.ts";
import { asEarly, asNoted, type DeedReader, FIRST_DEEDS } from "#ui/shared/queries/early-deeds.ts";
import { KEEP_NOTE } from "#ui/shared/queries/note.ts";
import { TAKE_OUT } from "#ui/shared/queries/order-again.ts";

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
    COLLECT_INSTEAD,
    DELIVER_AGAIN,
    TAKE_OUT,
  ].map(asNoted),
  asEarly(CONTACT, ({ name = "", email = "", message = "", answer }) => ({
    typed: { name, email, message },
    sendsMail: answer === BY_MAIL,
  })),
]);
