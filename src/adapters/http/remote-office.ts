import { OFFICE_ENDPOINTS } from "#adapters/http/office-endpoints.ts";
import { remotePart, type Send } from "#adapters/http/remote-part.ts";
import type { Shop } from "#core/shop/shop.ts";

export const remoteOffice = (send: Send): Shop["office"] =>
  remotePart<Shop["office"]>("office", OFFICE_ENDPOINTS, send);
