import { createHmac } from "node:crypto";
import type { Caller } from "#adapters/hono/caller.ts";
import type { House } from "#adapters/hono/house.ts";
import { LIMITS } from "#adapters/hono/limits.ts";
import { oneAtATime } from "#adapters/node/one-at-a-time.ts";
import { createShop, type Shop } from "#core/shop.ts";
import { Fault } from "#ports/fault.ts";
import type { OrderLinks } from "#ports/links.ts";
import type { PasswordCheck } from "#ports/password-check.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopStore } from "#ports/store.ts";

/** What every caller's shop has in common. */
export type Surroundings = Omit<ShopPorts, "store" | "sessions" | "lookups" | "links" | "address">;

/** Makes every try after too many wrong ones wait, whether the password is right or not. */
const throttled = (
  passwords: PasswordCheck,
  attempts: House["attempts"],
  address: string,
): PasswordCheck => ({
  matches: async (password) => {
    const retryAfter = await attempts.waitOf(address);
    if (retryAfter > 0) throw new Fault("too-many-requests", undefined, { retryAfter });
    const matches = await passwords.matches(password);
    await (matches ? attempts.succeeded(address) : attempts.failed(address));
    return matches;
  },
});

/** What is too much is not told: it would tell what there is to be found. */
const rationed = ({ links, rate }: House, address: string): OrderLinks => ({
  ...links,
  ask: async (email) => {
    if (await rate.count(`links ${address}`, LIMITS.requestOrderLink)) await links.ask(email);
  },
});

/** The shop as one caller has it, whom limits know by `address` (see caller-address.ts). Passwords are checked one after another, so that many at once are counted too. */
export const shopOfCaller = (house: House, surroundings: Surroundings, secret: string) => {
  const inTurn = oneAtATime();
  return (caller: Caller, address: string, store: ShopStore): Shop => {
    const passwords = throttled(surroundings.passwords, house.attempts, address);
    return createShop({
      ...surroundings,
      store,
      sessions: caller.sessions,
      lookups: caller.lookups,
      // A digest is enough to tell addresses apart, and is kept with a payment.
      address: createHmac("sha256", secret).update(address).digest("base64url"),
      links: rationed(house, address),
      passwords: { matches: (password) => inTurn(() => passwords.matches(password)) },
    });
  };
};
