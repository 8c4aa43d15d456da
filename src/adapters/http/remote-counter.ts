import { COUNTER_ENDPOINTS } from "#adapters/http/counter-endpoints.ts";
import { remotePart, type Send } from "#adapters/http/remote-part.ts";
import type { Shop } from "#core/shop/shop.ts";

export const remoteCounter = (send: Send): Shop["counter"] =>
  remotePart<Shop["counter"]>("counter", COUNTER_ENDPOINTS, send);
