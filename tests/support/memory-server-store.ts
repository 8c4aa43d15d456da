import { shopMemory } from "#adapters/memory/shop-memory.ts";
import type { Person } from "#core/session/person.ts";
import { accept } from "#core/shared/result.ts";
import { SHOP_NEWS, type ShopNews } from "#ports/change-feed.ts";
import type { AnswerId, AnswerRun, KeptAnswers } from "#ports/kept-answers.ts";
import type { LoginAttempts } from "#ports/login-attempts.ts";
import type { LinkRequest } from "#ports/order-links.ts";
import type { People } from "#ports/people.ts";
import type { ServerStore } from "#ports/server-store.ts";
import type { SessionTokens } from "#ports/session-tokens.ts";
import type { ShopStore } from "#ports/store.ts";
import { A_HELPER, TOMS } from "#tests/support/credentials.ts";
import { memoryOrderTokens } from "#tests/support/memory-order-tokens.ts";

const counted = () =>
  Object.fromEntries(SHOP_NEWS.map((topic) => [topic, 1])) as Record<ShopNews, number>;

const memoryAnswers = (): KeptAnswers => {
  const kept = new Map<string, { readonly input: string; body?: string }>();
  const nameOf = ({ key, call, session, lookup }: AnswerId) =>
    JSON.stringify([key, call, session, lookup]);
  return {
    claim: async (id) => {
      const known = kept.get(nameOf(id));
      if (!known) {
        kept.set(nameOf(id), { input: id.input });
        return { kind: "mine", holder: "the only one" };
      }
      if (known.input !== id.input) return { kind: "reused" };
      return known.body === undefined ? { kind: "busy" } : { kind: "answered", body: known.body };
    },
    renew: async () => undefined,
    settle: async (id, body) => void kept.set(nameOf(id), { input: id.input, body }),
    shareWith: async (id, lookup) => {
      const known = kept.get(nameOf(id));
      if (known?.body !== undefined) kept.set(nameOf({ ...id, lookup }), known);
    },
    release: async (id) => {
      if (kept.get(nameOf(id))?.body === undefined) kept.delete(nameOf(id));
    },
  };
};

/** Keeps what a unit of work is accepted with, as a database does in its commit. */
const keepingAnswers = (
  shop: ShopStore,
  answers: KeptAnswers,
  run: AnswerRun | null,
): ShopStore => {
  const kept = async <Value>(value: Value): Promise<Value> => {
    const isAccepted = (value as { ok?: boolean } | null)?.ok === true;
    if (run && isAccepted) await answers.settle(run, JSON.stringify({ value }));
    return value;
  };
  return {
    ...shop,
    unitOfWork: { run: async (work) => kept(await shop.unitOfWork.run(work)) },
    archive: {
      limits: shop.archive.limits,
      read: () => shop.archive.read(),
      replace: async (records) => {
        await shop.archive.replace(records);
        await kept(accept(null));
      },
    },
  };
};

const memoryAttempts = (): LoginAttempts => {
  const wrong = new Map<string, number>();
  return {
    waitOf: async (address) => ((wrong.get(address) ?? 0) >= 5 ? 60 : 0),
    failed: async (address) => void wrong.set(address, (wrong.get(address) ?? 0) + 1),
    succeeded: async (address) => void wrong.delete(address),
  };
};

const memoryTokens = (changed: () => void): SessionTokens => {
  const open = new Map<string, Person>();
  return {
    open: async ({ person }) => {
      const token = `token-${open.size}-${Math.random()}`;
      open.set(token, person);
      changed();
      return token;
    },
    personOf: async (token) => open.get(token) ?? null,
    close: async (token) => {
      open.delete(token);
      changed();
    },
  };
};

/** No person is known by name, and nothing is changed. */
const noPeople: People = {
  sheet: async () => ({ sessions: [], helpers: [] }),
  savePassword: async () => true,
  endSession: async () => undefined,
  endOtherSessions: async () => undefined,
  addHelper: async () => "a password",
  removeHelper: async () => undefined,
};

/** A server store in memory, over one shop's records. */
export const memoryServerStore = (): ServerStore => {
  const memory = shopMemory();
  const [{ shop }, other] = [memory.open(), memory.open()];
  const versions = counted();
  const bump = (topic: ShopNews): void => {
    versions[topic] += 1;
  };
  other.shop.changes.subscribe(bump);
  const placed: { readonly key: string; readonly orderId: string }[] = [];
  const proven: { readonly key: string; readonly email: string }[] = [];
  const live = new Map<string, string>();
  let wishes: LinkRequest[] = [];
  const taken = new Map<string, number>();
  const answers = memoryAnswers();

  return {
    storeFor: (run) => keepingAnswers(shop, answers, run),
    answers,
    tokens: memoryTokens(() => bump("session")),
    peopleOf: () => noPeople,
    helperOf: async (password) => (password === TOMS ? A_HELPER : null),
    attempts: memoryAttempts(),
    rate: {
      take: async (key, { most, seconds }) => {
        taken.set(key, (taken.get(key) ?? 0) + 1);
        return (taken.get(key) ?? 0) > most ? seconds : 0;
      },
      count: async (key, { most }) => {
        taken.set(key, (taken.get(key) ?? 0) + 1);
        return (taken.get(key) ?? 0) <= most;
      },
    },
    lookupsOf: (keys, issueKey) => ({
      mine: async () =>
        placed.filter(({ key }) => keys.includes(key)).map(({ orderId }) => orderId),
      remember: async (orderId) => {
        placed.push({ key: keys[0] ?? (await issueKey()), orderId });
      },
      proven: async () => proven.filter(({ key }) => keys.includes(key)).map(({ email }) => email),
      prove: async (email) => void proven.push({ key: keys[0] ?? (await issueKey()), email }),
    }),
    orderTokens: memoryOrderTokens(),
    links: {
      ask: async (email) => void wishes.push({ id: `WISH-${wishes.length + 1}`, email }),
      use: async (token) => {
        const email = live.get(token) ?? null;
        live.delete(token);
        return email;
      },
      asked: async (most) => wishes.slice(0, most),
      drop: async (id) => {
        wishes = wishes.filter((wish) => wish.id !== id);
      },
      tokenFor: async ({ id, email }) => {
        live.set(`token of ${id}`, email);
        return `token of ${id}`;
      },
    },
    versions: async () => ({ ...versions }),
  };
};
