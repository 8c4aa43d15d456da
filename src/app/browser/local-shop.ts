import { farmJson } from "#adapters/farm-json/farm-json.ts";
import type { ShopStores } from "#adapters/local-storage/local-storage-stores.ts";
import { paypalPayments } from "#adapters/paypal/browser/paypal-payments.ts";
import { practicePayments } from "#adapters/practice/practice-payments.ts";
import { sha256 } from "#adapters/sha256/sha256.ts";
import { everyOrder } from "#adapters/system/every-order.ts";
import { hashedPasswordCheck } from "#adapters/web-crypto/password-check.ts";
import { finishErasures } from "#core/privacy/finish-erasures.ts";
import { createShop } from "#core/shop/shop.ts";
import { shopCommands } from "#core/shop/shop-commands.ts";
import { deps, newCode } from "./browser-deps.ts";
import { later } from "./later.ts";

interface Built {
  readonly adminPasswordHash: string;
  readonly takesPayPal: boolean;
}

export const openShop = (
  { shop: store, sessions }: ShopStores,
  { adminPasswordHash, takesPayPal }: Built,
) => {
  const paypal = paypalPayments();
  const ports = {
    ...deps,
    store,
    sessions,
    address: "",
    payments: { paypal: paypal.gateway, practice: practicePayments(newCode) },
    backupFormat: farmJson(sha256),
    passwords: hashedPasswordCheck(window.crypto.subtle, adminPasswordHash),
    people: null,
    machine: { takesPayPal, isPublic: false, hasOwnPassword: async () => false },
    shared: null,
    pictureCodec: null,
    links: null,
    orderTokens: null,
    postman: null,
    lookups: everyOrder,
  };
  const { counter, office } = createShop(ports);
  const eraseWhoLeaves = shopCommands(ports)(finishErasures);
  const eraseIfAnyLeaves = async () => {
    if ((await store.records.orders.leaving()).length > 0) await eraseWhoLeaves();
  };
  const visited = async () => {
    // Ignored: an erasure that can't be stored now is tried at the next visit of the admin area.
    await eraseIfAnyLeaves().catch(() => undefined);
    return office;
  };
  return { counter, office: later<typeof office>(visited), paypal };
};
