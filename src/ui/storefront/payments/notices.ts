import type { PayForCartRefusal } from "#core/checkout/pay-for-cart.ts";
import type { TakeOwnRefusal } from "#core/checkout/take-own-payment.ts";
import type { Farm } from "#core/farm.ts";
import { deliveryArea } from "#core/farm-words.ts";
import type { PurchaseRefusal } from "#core/payments/purchase.ts";
import type { PaidFor } from "#core/payments/take-payment.ts";
import { PAYMENT_ERROR } from "#ui/shared/fault-notices.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { dayGoneNotice } from "#ui/storefront/days/notices.ts";

export const aboutMoney = (notice: Notice): Notice => ({ ...notice, outlastsPage: true });

const CHECK: Omit<Notice, "text"> = { title: "Please Check Your Basket", tone: "destructive" };

const PURCHASE_REFUSALS: Record<PurchaseRefusal["kind"] | "price-changed", Notice> = {
  "empty-cart": {
    title: "Your Basket Is Empty",
    text: "There is nothing to pay for.",
    tone: "destructive",
  },
  "not-for-sale": {
    ...CHECK,
    text: "A pack in it is no longer for sale. Nothing was charged.",
  },
  "not-enough-eggs": {
    ...CHECK,
    text: "It asks for more eggs than we have left. Nothing was charged.",
  },
  "price-changed": {
    ...CHECK,
    text: "The price has changed while you were shopping. Please check the total and pay again.",
  },
};

const CANCELLED: Notice = {
  title: "Payment Cancelled",
  text: "This payment was cancelled, so nothing was charged. Please pay again.",
  tone: "destructive",
};

const NOT_ADDED: Notice = {
  title: "Not Added",
  text: "Nothing can be added to that order any more. Please order these packs by themselves. Nothing was charged.",
  tone: "destructive",
};

const PAID_ELSEWHERE = {
  "being-paid": {
    title: "Payment Under Way",
    text: "Your basket is being paid for already, and nothing more was charged.",
  },
  "paid-already": {
    title: "Paid Already",
    text: "Your basket was paid for meanwhile, and nothing more was charged.",
  },
} as const;

type Kind<Refusal extends { readonly kind: string }> = Exclude<Refusal["kind"], "day-gone">;

const OPEN_REFUSALS: Record<Kind<PayForCartRefusal>, Notice | null> = {
  ...PURCHASE_REFUSALS,
  ...PAID_ELSEWHERE,
  approved: null,
  "note-too-long": {
    title: "Note Too Long",
    text: "A note to the farm has at most 200 letters.",
    tone: "destructive",
  },
  "unknown-method": PAYMENT_ERROR,
  "order-gone": NOT_ADDED,
  "not-allowed": NOT_ADDED,
  "too-late": {
    title: "Too Late to Add",
    text: "That order is being packed by now. Please order these packs by themselves. Nothing was charged.",
    tone: "destructive",
  },
  cancelled: CANCELLED,
  "phone-needed": {
    title: "Phone Needed",
    text: "Please tell us a phone number, so that we can ring you about your eggs. Nothing was charged.",
    tone: "destructive",
  },
  "bad-details": {
    title: "Please Check Who It Is For",
    text: "A name, email or phone above the ways to pay can't be right. Nothing was charged.",
    tone: "destructive",
  },
};

const IN_ITS_PLACE: Partial<Record<PayForCartRefusal["kind"], Notice>> = {
  "day-gone": {
    title: "Not Added",
    text: "There is no room for so many more on its day. Please take fewer. Nothing was charged.",
    tone: "destructive",
  },
  "not-enough-eggs": {
    title: "Not Added",
    text: "We have fewer eggs left than that. Please take fewer. Nothing was charged.",
    tone: "destructive",
  },
};

/** The day of an order is fixed, and its packs aren't in the basket. */
export const addingNotice = (refusal: PayForCartRefusal): Notice | null =>
  IN_ITS_PLACE[refusal.kind] ?? openNotice(refusal);

export const openNotice = (refusal: PayForCartRefusal): Notice | null =>
  refusal.kind === "day-gone" ? dayGoneNotice(refusal) : OPEN_REFUSALS[refusal.kind];

const paidNotRecorded = (orderId: string): Notice => ({
  title: "Paid, But Not Kept On This Device",
  text: `Your payment went through and the farm will see it. This browser had no room to keep the order: please note its number, ${orderId}.`,
  tone: "destructive",
  duration: Number.POSITIVE_INFINITY,
  outlastsPage: true,
});

type Known = Exclude<Kind<TakeOwnRefusal>, "paid-not-recorded">;

const takeRefusals = (farm: Farm): Record<Known, Notice> => ({
  ...PURCHASE_REFUSALS,
  ...PAID_ELSEWHERE,
  "unknown-payment": PAYMENT_ERROR,
  cancelled: CANCELLED,
  "not-approved": {
    title: "Payment Not Approved",
    text: "PayPal has no approval of this payment yet, so nothing was charged. Please pay again.",
    tone: "destructive",
  },
  "payment-declined": {
    title: "Payment Declined",
    text: "PayPal declined this card or account, and nothing was charged. Please choose another way to pay.",
    tone: "destructive",
  },
  "payment-refused": {
    title: "Payment Refused",
    text: "PayPal refused this payment, and nothing was charged. Please pay again.",
    tone: "destructive",
  },
  "outside-delivery-area": {
    title: "Outside Our Delivery Area",
    text: `We deliver to ${deliveryArea(farm)} only, and nothing was charged. You are welcome to choose collection instead.`,
    tone: "destructive",
  },
});

export const takeNotice = (refusal: TakeOwnRefusal, farm: Farm): Notice => {
  if (refusal.kind === "day-gone") return dayGoneNotice(refusal);
  return refusal.kind === "paid-not-recorded"
    ? paidNotRecorded(refusal.orderId)
    : takeRefusals(farm)[refusal.kind];
};

const thanksTo = (givenName: string): string =>
  givenName ? `Thank you for your order, ${givenName}.` : "Thank you for your order.";

export const thanks = ({
  givenName,
  isPending,
}: Pick<PaidFor, "givenName" | "isPending">): Notice =>
  isPending
    ? {
        title: "Payment Pending",
        text: `PayPal is still checking the payment. ${thanksTo(givenName)} We keep it, and pack it once the payment has come.`,
      }
    : { title: "Payment Successful!", text: thanksTo(givenName), tone: "good" };
