import { remoteCounter } from "#adapters/http/remote-counter.ts";
import { remoteOffice } from "#adapters/http/remote-office.ts";
import type { Send } from "#adapters/http/remote-part.ts";
import type { Shop } from "#core/shop/shop.ts";

export const remoteShop = (send: Send): Shop => ({
  counter: remoteCounter(send),
  office: remoteOffice(send),
});
