import * as v from "valibot";
import {
  ADay,
  Email,
  Id,
  list,
  noList,
  Pack,
  pairs,
  Typed,
  text,
  WeekMethod,
  Whole,
} from "#adapters/http/schemas.ts";
import { lineKey } from "#core/cart/cart.ts";
import { MAX_QUANTITY } from "#core/cart/cart-quantity.ts";
import { MOST_ASKED } from "#core/payments/get-payment-states.ts";
import type { PaymentDetails } from "#core/payments/open-payment.ts";
import type { TypedDetails } from "#core/payments/typed-details.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";

export const WantedLines = pairs(
  v.object({
    ...Pack,
    deliveryMethod: v.picklist(DELIVERY_METHODS),
    quantity: v.pipe(Whole, v.minValue(1), v.maxValue(MAX_QUANTITY)),
  }),
  100,
  lineKey,
);

export const Method = v.picklist(["paypal", "practice"]);

export const OptionalNote = v.optional(Typed);

const Details = v.pipe(
  noList<TypedDetails>(),
  v.object({
    name: v.exactOptional(text(300)),
    email: v.exactOptional(Email),
    phone: v.exactOptional(text(40)),
    recipient: v.exactOptional(text(300)),
  }),
);

export const OptionalDetails = v.optional(
  v.pipe(
    noList<PaymentDetails>(),
    v.object({
      typed: v.exactOptional(Details),
      addTo: v.exactOptional(Id),
      token: v.exactOptional(text(200)),
    }),
  ),
);

export const OptionalPayer = v.optional(
  v.object({
    givenName: text(300),
    email: Email,
    name: v.exactOptional(text(300)),
    phone: v.exactOptional(text(40)),
    address: v.exactOptional(
      v.object({ lines: list(text(300), 10), postcode: text(20), country: text(2) }),
    ),
  }),
);

export const OrderIds = list(Id, MOST_ASKED);

export const Contact = v.object({ name: text(300), email: Email, message: text(10_000) });

export const DayChange = v.object({
  orderId: Id,
  token: v.exactOptional(Id),
  method: WeekMethod,
  day: ADay,
});

export const Cancellation = v.object({ orderId: Id, token: v.exactOptional(Id) });

export const GivenAddress = v.object({
  orderId: Id,
  token: v.exactOptional(Id),
  address: v.object({ lines: text(1_000), postcode: text(40) }),
});
