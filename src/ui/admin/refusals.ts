import { MOST_POSTCODES } from "#core/packing/run-order.ts";
import { MOST_EXCEPTIONS } from "#core/planning/edit-exceptions.ts";
import { HIGHEST_PRICE } from "#core/pricing/prices.ts";
import { formatGbp } from "#ui/shared/money.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";

export const refused = (title: string, text: string): Notice => ({
  title,
  text,
  tone: "destructive",
});

const error = (text: string): Notice => refused("Error", text);

const CHANGED_TOO =
  "Another page changed the same as you. Nothing is saved yet: what it stored stands beside yours. Take it instead, or save again to replace it.";

const ORDER_ELSEWISE =
  "Something else has become of this order meanwhile. Please look at it again.";

const SAID_THERE = {
  "already-refunded": null,
  "already-taken": null,
  "bad-amount": null,
  "bad-area": null,
  "bad-edit": null,
  "bad-eggs": null,
  "bad-exception": null,
  "bad-order": null,
  "bad-packs": null,
  "bad-paid-day": null,
  "bad-week": null,
  "day-full": null,
  "different-passwords": null,
  "eggs-gone": null,
  "eggs-have-left": null,
  "eggs-short": null,
  "invalid-profile": null,
  "kept-by-the-build": null,
  "mail-failed": null,
  "missing-reason": null,
  "more-than-for-sale": null,
  "more-than-here": null,
  "more-than-ordered": null,
  "name-taken": null,
  "no-mail-server": null,
  "no-name": null,
  "not-for-sale": null,
  "not-so-many": null,
  "nothing-left": null,
  "order-changed": null,
  "orders-on-day": null,
  "reason-too-long": null,
  "tax-year-over": null,
  "too-long": null,
  "weak-password": null,
  "wrong-password": null,
} as const;

export const REFUSALS = {
  ...SAID_THERE,

  approved: refused(
    "Payment Not Ended",
    "Its buyer has approved it meanwhile, and it is being paid.",
  ),
  "being-cancelled": refused(
    "Being Cancelled",
    "The money of this order is being paid back. Please don't pack it.",
  ),
  "changed-since": refused(
    "Changed Meanwhile",
    "Somebody has taken this order back since you looked. Please look at it again.",
  ),
  "not-on-the-list": refused("Not on the List", "This order is no longer on the list."),
  "not-refundable": refused(
    "Not Refundable",
    "There is no money of this order that could be paid back. Please look at it again.",
  ),
  "handed-over": refused("Not Changed", "These eggs have left the farm."),
  "not-to-change": refused("Not Changed", ORDER_ELSEWISE),
  "not-to-cancel": refused("Not Changed", ORDER_ELSEWISE),
  "not-to-mark": refused("Not Changed", ORDER_ELSEWISE),
  "not-confirmed": refused(
    "Not Sent",
    "The order isn't taken, or has no address that can be mailed.",
  ),
  "not-to-move": refused("Not Moved", ORDER_ELSEWISE),
  "not-waiting": refused("Status Not Changed", ORDER_ELSEWISE),
  "order-gone": refused("Order Not Found", "This order is no longer kept."),
  "refund-refused": refused("Refund Failed", "PayPal refused the refund. Please look at PayPal."),
  "refund-waiting": {
    title: "Refund Under Way",
    text: "PayPal has not answered yet. The shop keeps asking.",
  },
  "status-not-possible": refused("Status Not Changed", ORDER_ELSEWISE),
  "unknown-payment": refused("Payment Not Found", "This payment is no longer kept."),

  "day-not-open": refused(
    "Not Moved",
    "This day is closed or full by now. Choose it again to move the order anyway.",
  ),
  "day-past": refused("Not Moved", "Please choose a day to come."),
  "eggs-too-old": refused(
    "Eggs Too Old by Then",
    "This order is packed with eggs that may not be handed over on that day any more. Choose 'Unpack', and pack it with fresh ones.",
  ),
  "no-day-to-move-to": refused(
    "Day Not Open",
    "This day is not open for all of these orders. Please choose another one. Nothing was saved.",
  ),
  "no-whole-postcode": refused("Not Moved", "One of these addresses has no whole postcode."),
  "too-many-exceptions": refused(
    "Too Many Days",
    `At most ${MOST_EXCEPTIONS} days off and added days are kept. Please remove some first.`,
  ),
  "too-many-postcodes": refused(
    "Not Moved",
    `The order of at most ${MOST_POSTCODES} postcodes is kept.`,
  ),
  "week-changed": refused("The Week Has Changed Meanwhile", CHANGED_TOO),

  "already-open": refused("Already Open", "The egg book was opened on another page meanwhile."),
  "bad-days": refused("Not Saved", "Please enter 1 to 28 days."),
  "bad-shelf": refused("Not Saved", "Please check the marked figures and days, and save again."),
  "book-closed": refused("The Egg Book Is Closed", "It was closed on another page meanwhile."),
  "move-gone": refused("Not Undone", "This was undone before, or isn't of today any more."),
  "settings-changed": refused(
    "Changed Meanwhile",
    "The days were changed on another page. Please look at them and save again.",
  ),
  "unknown-lot": refused("Not Saved", "These eggs are no longer in the book."),

  backwards: error("It was last given before it was first given. Please check the dates."),
  "lifts-withdrawal": refused(
    "Not Changed",
    "This would put withheld eggs on sale. If the entry is wrong, strike it out with a reason and add it anew.",
  ),
  "long-name": error("A name has at most 30 letters."),
  "missing-cost": error("Please select a cost type and enter an amount."),
  "missing-fields": error("Please fill in the marked fields."),
  "missing-hens": error("Please enter how many hens. Please check the marked fields."),
  "record-changed": refused(
    "Entry Changed",
    "This entry was changed on another page meanwhile. Please look at it and save again.",
  ),
  "record-gone": refused("Entry Not Found", "This entry is no longer kept."),
  "struck-out": refused("Not Changed", "This entry was struck out meanwhile. It stays as it was."),
  "too-few-hens": error("There were fewer hens than that. Please check the date and the number."),
  "too-many-cracked": error(
    "No day brings more than 1,000,000 cracked eggs. Please check the figure.",
  ),
  "too-many-eggs": error(
    "No day brings more than 1,000,000 eggs of a size. Please check the marked counts.",
  ),
  "too-many-kept": error("More eggs would be kept than there are of that size."),
  "unlikely-day": error("Please check the date: it is before 1970, or more than a year ahead."),
  "unlikely-entry": refused(
    "Not Restored",
    "Something in this entry can't be. Please log it anew.",
  ),

  "duplicate-email": refused("Customer Exists", "A customer with this email already exists."),
  "invalid-email": refused(
    "Invalid Email",
    "Please provide an email address such as mabel@example.com.",
  ),
  "invalid-phone": refused(
    "Invalid Phone",
    "Please provide a phone number such as 01293 555010, or none.",
  ),
  "message-gone": refused("Message Not Found", "This message is no longer kept."),
  "missing-information": refused(
    "Missing Information",
    "Please provide at least a name and email.",
  ),
  "person-erased": refused("Not Restored", "This person has been erased, and stays erased."),

  "invalid-price": refused(
    "Prices Not Saved",
    `A price is from £0.00, which is not for sale, to ${formatGbp(HIGHEST_PRICE)}. Please check the marked fields and save again.`,
  ),
  "missing-title": refused(
    "Missing Title",
    "Please give your story a title. Nothing has been saved yet.",
  ),
  "post-changed": refused("Story Has Changed Meanwhile", CHANGED_TOO),
  "prices-changed": refused(
    "Prices Have Changed Meanwhile",
    "Another tab saved other prices since you began. The marked fields show the prices of now: please check them and save again.",
  ),
  "profile-changed": refused(
    "Settings Have Changed Meanwhile",
    "Another tab saved this section since you began. What you typed is still here: save again to put it in place of the other.",
  ),
  "splash-changed": refused("Splash Page Has Changed Meanwhile", CHANGED_TOO),
  "unfit-picture": refused(
    "Picture Not Taken",
    "One of the pictures can't be kept: it may be broken, larger than 2 MB, or no JPEG, PNG, WebP or GIF file. Nothing has been saved yet.",
  ),

  "being-sent": {
    title: "Just Being Sent",
    text: "This is being sent at the moment. Please look again shortly.",
  },
  "not-sent": refused(
    "Not Sent",
    "The shop can't be reached. Please try again, or keep them on this phone.",
  ),
} as const satisfies Readonly<Record<string, Notice | null>>;
