import type { AnswerId, House } from "#adapters/hono/house.ts";
import { shopMemory } from "#adapters/memory/shop-memory.ts";
import { SHOP_TOPICS, type ShopTopic } from "#ports/change-feed.ts";

const counted = () =>
  Object.fromEntries(SHOP_TOPICS.map((topic) => [topic, 1])) as Record<ShopTopic, number>;

const memoryAnswers = (): House["answers"] => {
  const kept = new Map<string, { readonly input: string; body?: string }>();
  const nameOf = ({ key, call, session }: AnswerId) => JSON.stringify([key, call, session]);
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
    release: async (id) => void kept.delete(nameOf(id)),
  };
};

const memoryAttempts = (): House["attempts"] => {
  const wrong = new Map<string, number>();
  return {
    waitOf: async (address) => ((wrong.get(address) ?? 0) >= 5 ? 60 : 0),
    failed: async (address) => void wrong.set(address, (wrong.get(address) ?? 0) + 1),
    succeeded: async (address) => void wrong.delete(address),
  };
};

const memoryTokens = (changed: () => void): House["tokens"] => {
  const open = new Set<string>();
  return {
    open: async () => {
      const token = `token-${open.size}-${Math.random()}`;
      open.add(token);
      changed();
      return token;
    },
    isOpen: async (token) => open.has(token),
    close: async (token) => {
      open.delete(token);
      changed();
    },
  };
};

/** A house in memory, over one shop's records. */
export const memoryHouse = (): House => {
  const memory = shopMemory();
  const [{ shop }, other] = [memory.open(), memory.open()];
  const versions = counted();
  const bump = (topic: ShopTopic): void => {
    versions[topic] += 1;
  };
  other.shop.changes.subscribe(bump);
  const placed: { readonly key: string; readonly orderId: string }[] = [];
  const taken = new Map<string, number>();

  return {
    storeFor: () => shop,
    answers: memoryAnswers(),
    tokens: memoryTokens(() => bump("session")),
    attempts: memoryAttempts(),
    rate: {
      take: async (key, { most, seconds }) => {
        taken.set(key, (taken.get(key) ?? 0) + 1);
        return (taken.get(key) ?? 0) > most ? seconds : 0;
      },
    },
    lookupsOf: (keyDigest, issueKey) => ({
      mine: async () => placed.filter(({ key }) => key === keyDigest).map(({ orderId }) => orderId),
      remember: async (orderId) => {
        placed.push({ key: keyDigest ?? (await issueKey()), orderId });
      },
    }),
    versions: async () => ({ ...versions }),
  };
};
