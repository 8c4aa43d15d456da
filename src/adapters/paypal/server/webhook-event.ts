import * as v from "valibot";
import { readDispute } from "#adapters/paypal/server/dispute-event.ts";
import { lenientId, lenientObject, lenientText } from "#adapters/paypal/shared/lenient-object.ts";
import type { PaymentEvent } from "#core/payments/receive-webhook.ts";

const LinkDto = lenientObject({ rel: lenientText(40), href: lenientText(500) });

const EventDto = lenientObject({
  event_type: lenientText(100),
  resource: lenientObject({
    id: lenientId,
    order_id: lenientId,
    supplementary_data: lenientObject({
      related_ids: lenientObject({ order_id: lenientId, capture_id: lenientId }),
    }),
    links: v.fallback(v.array(LinkDto), []),
  }),
});

type Resource = v.InferOutput<typeof EventDto>["resource"];

const OF_CAPTURES =
  /^PAYMENT\.(?:CAPTURE\.(?:COMPLETED|PENDING|DENIED|DECLINED|REFUNDED|REVERSED)|REFUND\.(?:COMPLETED|PENDING|FAILED|CANCELLED))$/;

const ORDER = /\/v2\/checkout\/orders\/([\w-]{1,64})$/;
const CAPTURE = /\/v\d\/payments\/captures?\/([\w-]{1,64})$/;
const REFUND = /\/v\d\/payments\/refunds?\/[\w-]+$/;

const linked = ({ links }: Resource, rel: string, to: RegExp): string | null =>
  links.filter((link) => link.rel === rel).flatMap(({ href }) => to.exec(href)?.[1] ?? [])[0] ??
  null;

/** A refund or reversal links "up" to its capture. */
const captureIdOf = (resource: Resource): string | null => {
  const isRefund = resource.links.some(({ rel, href }) => rel === "self" && REFUND.test(href));
  return (
    linked(resource, "up", CAPTURE) ??
    resource.supplementary_data.related_ids.capture_id ??
    (isRefund ? null : resource.id)
  );
};

const ofCapture = (resource: Resource, isReversal: boolean): PaymentEvent => ({
  orderId: resource.supplementary_data.related_ids.order_id ?? linked(resource, "up", ORDER),
  captureId: captureIdOf(resource),
  isReversal,
});

const ofOrder = (orderId: string | null): PaymentEvent => ({
  orderId,
  captureId: null,
  isReversal: false,
});

const eventOf = (type: string, resource: Resource): PaymentEvent | null => {
  if (type === "CHECKOUT.ORDER.APPROVED") return ofOrder(resource.id);
  if (type === "CHECKOUT.PAYMENT-APPROVAL.REVERSED")
    return ofOrder(resource.order_id ?? resource.id);
  return OF_CAPTURES.test(type) ? ofCapture(resource, type.endsWith(".REVERSED")) : null;
};

export const readEvent = (body: unknown): PaymentEvent | "ignored" => {
  const dispute = readDispute(body);
  if (dispute) return dispute;
  const { event_type, resource } = v.parse(EventDto, body);
  const event = eventOf(event_type, resource);
  return event && (event.orderId ?? event.captureId) !== null ? event : "ignored";
};
