import { createHmac } from "node:crypto";
import type { Caller } from "#adapters/hono/caller-cookies.ts";
import { type GuessQueue, guessQueue } from "#adapters/hono/guess-queue.ts";
import { createShop, type Shop } from "#core/shop/shop.ts";
import { Fault } from "#ports/fault.ts";
import type { LoginAttempts } from "#ports/login-attempts.ts";
import type { Credential, PasswordCheck } from "#ports/password-check.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ServerStore } from "#ports/server-store.ts";
import type { ShopStore } from "#ports/store.ts";

export type Deps = Omit<
  ShopPorts,
  "store" | "sessions" | "people" | "lookups" | "links" | "orderTokens" | "address"
>;

interface Throttle {
  helperOf(password: string): Promise<Credential | null>;
  readonly attempts: LoginAttempts;
  readonly guesses: GuessQueue;
  readonly address: string;
  readonly browser: string | null;
}

/** Throttles a right password too, so that it can't be told from a wrong one. */
const throttled = (
  passwords: PasswordCheck,
  { attempts, guesses, address, browser, helperOf }: Throttle,
): PasswordCheck => {
  const refuseWhileWaiting = async (): Promise<void> => {
    const retryAfter = await attempts.waitOf(address);
    if (retryAfter > 0) throw new Fault("too-many-requests", undefined, { retryAfter });
  };
  const guess = async (password: string): Promise<Credential | null> => {
    let credential: Credential | null = null;
    await guesses({ address, browser }, async () => {
      await refuseWhileWaiting();
      credential = await passwords.check(password);
      await (credential ? attempts.succeeded(address) : attempts.failed(address));
      return credential !== null;
    });
    return credential;
  };
  return {
    check: async (password) => {
      await refuseWhileWaiting();
      // A helper's success clears no count, or she could guess the owner's password.
      return (await helperOf(password)) ?? guess(password);
    },
  };
};

export const shopOfCaller = (serverStore: ServerStore, deps: Deps, secret: string) => {
  const guesses = guessQueue(() => performance.now());
  return (caller: Caller, address: string, store: ShopStore): Shop =>
    createShop({
      ...deps,
      store,
      sessions: caller.sessions,
      people: caller.people,
      lookups: caller.lookups,
      address: createHmac("sha256", secret).update(address).digest("base64url"),
      links: serverStore.links,
      orderTokens: serverStore.orderTokens,
      passwords: throttled(deps.passwords, {
        attempts: serverStore.attempts,
        helperOf: serverStore.helperOf,
        guesses,
        address,
        browser: caller.browser,
      }),
    });
};
