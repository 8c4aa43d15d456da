import { createHash, randomBytes } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { deviceOf } from "#adapters/hono/device-of.ts";
import { knownBrowser, newBrowser } from "#adapters/hono/known-browser.ts";
import { isHelper, type Person } from "#core/session/person.ts";
import { TIMEOUTS } from "#core/shared/timeouts.ts";
import type { OrderLookups } from "#ports/order-lookups.ts";
import type { People } from "#ports/people.ts";
import type { ServerStore } from "#ports/server-store.ts";
import type { Sessions } from "#ports/sessions.ts";

const SECOND_MS = 1_000;

const digestOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

export interface Caller {
  readonly sessions: Sessions;
  readonly people: People;
  readonly lookups: OrderLookups;
  readonly session: string;
  readonly lookup: string;
  readonly browser: string | null;
  issuedLookup(): string | null;
}

const LOOKUP = "farmgate-orders";

const MOST_KEYS = 20;

/** Of two answers at once, the later would overwrite a cookie of the same name. */
const lookupKeys = (c: Context, isHttps: boolean): readonly string[] => {
  const beginning = `${isHttps ? "__Host-" : ""}${LOOKUP}`;
  return Object.entries(getCookie(c))
    .filter(([name]) => name.startsWith(beginning))
    .map(([, key]) => key)
    .sort()
    .slice(0, MOST_KEYS);
};

interface Deps {
  readonly serverStore: ServerStore;
  readonly isHttps: boolean;
  readonly secret: string;
}

export const callerOf = (c: Context, { serverStore, isHttps, secret }: Deps): Caller => {
  const secure = { path: "/", httpOnly: true, sameSite: "Strict", secure: isHttps } as const;
  const prefix = isHttps ? ({ prefix: "host" } as const) : {};
  const readCookie = (name: string): string | undefined =>
    isHttps ? getCookie(c, name, "host") : getCookie(c, name);
  const token = readCookie("farmgate");
  const keys = lookupKeys(c, isHttps);
  const browser = knownBrowser(readCookie("farmgate-browser"), secret);
  let issued: string | null = null;
  let person: Promise<Person | null> | null = null;

  return {
    session: token ? digestOf(token) : "",
    lookup: keys.length === 0 ? "" : digestOf(keys.join(" ")),
    browser,
    issuedLookup: () => issued,
    sessions: {
      person: async () => {
        if (token === undefined) return null;
        person ??= serverStore.tokens.personOf(token);
        return person;
      },
      open: async (credential) => {
        if (token !== undefined) await serverStore.tokens.close(token);
        const device = deviceOf(c.req.header("User-Agent") ?? "");
        const opened = await serverStore.tokens.open(credential, device);
        setCookie(c, "farmgate", opened, {
          ...secure,
          ...prefix,
          maxAge: TIMEOUTS.session / SECOND_MS,
        });
        if (browser === null && !isHelper(credential.person))
          setCookie(c, "farmgate-browser", newBrowser(secret), {
            ...secure,
            ...prefix,
            maxAge: TIMEOUTS.lookup / SECOND_MS,
          });
      },
      close: async () => {
        if (token !== undefined) await serverStore.tokens.close(token);
        deleteCookie(c, "farmgate", { ...secure, ...prefix });
      },
    },
    people: serverStore.peopleOf(token),
    lookups: serverStore.lookupsOf(keys.map(digestOf), async () => {
      const fresh = randomBytes(32).toString("base64url");
      setCookie(c, `${LOOKUP}-${randomBytes(6).toString("hex")}`, fresh, {
        ...secure,
        ...prefix,
        maxAge: TIMEOUTS.lookup / SECOND_MS,
      });
      issued = digestOf(fresh);
      return issued;
    }),
  };
};
