import { expect, test, vi } from "vitest";
import { networksAround } from "#adapters/hono/caller-address.ts";
import { guessQueue } from "#adapters/hono/guess-queue.ts";

const CHECK_MS = 300;

/** The n-th /64 of a /48, from one /56 to the next. */
const inTunnel = (n: number): string => `2001:db8:1:${n.toString(16)}::/64`;

const settled = () => new Promise((resolve) => setImmediate(resolve));

test.each([
  ["2001:db8:1:2ff::/64", ["2001:db8:1::/48", "2001:db8:1:200::/56"]],
  ["2001:db8:0:0::/64", ["2001:db8:0::/48", "2001:db8:0:0::/56"]],
  ["192.0.2.7", []],
  ["unknown", []],
])("networksAround %s are %j", (caller, networks) => {
  expect(networksAround(caller)).toEqual(networks);
});

const aQueue = () => {
  const enter = guessQueue(() => 0);
  return (address: string, browser: string | null = null) => {
    const guess = { became: "waits" };
    const check = () => {
      guess.became = "is checked";
      return new Promise<boolean>(() => undefined);
    };
    enter({ address, browser }, check).catch(() => {
      guess.became = "is sent away";
    });
    return guess;
  };
};

test("two guesses of a /56 and three of a /48 are in the queue, and one from elsewhere", async () => {
  const guessFrom = aQueue();
  const guesses = [0x100, 0x101, 0x102, 0x200, 0x300].map((n) => guessFrom(inTunnel(n)));
  const others = [guessFrom("192.0.2.1"), guessFrom("192.0.2.2")];
  await settled();
  expect(guesses.map(({ became }) => became)).toEqual([
    "is checked",
    "waits",
    "is sent away",
    "waits",
    "is sent away",
  ]);
  expect(others.map(({ became }) => became)).toEqual(["waits", "is sent away"]);
});

test("a browser that was in before takes the place of one that wasn't, once", async () => {
  const guessFrom = aQueue();
  const four = ["A", "B", "C", "D"].map((address) => guessFrom(address));
  const known = guessFrom("E", "Hannah's laptop");
  const again = guessFrom("F", "Hannah's laptop");
  await settled();
  expect(four.map(({ became }) => became).toSorted()).toEqual([
    "is checked",
    "is sent away",
    "waits",
    "waits",
  ]);
  expect([known.became, again.became]).toEqual(["waits", "is sent away"]);
});

test("a browser that was in before ranks as any other after five wrong guesses", async () => {
  const enter = guessQueue(() => 0);
  const guess = (address: string) =>
    enter({ address, browser: "Hannah's laptop" }, async () => false).catch(() => null);
  for (let n = 0; n < 5; n += 1) expect(await guess(`10.0.0.${n}`)).toBe(false);
  const never = () => new Promise<boolean>(() => undefined);
  for (const address of ["A", "B", "C", "D"]) void enter({ address, browser: null }, never);
  expect(await guess("10.0.0.9")).toBeNull();
});

interface Attack {
  /** The address of the n-th guess. */
  readonly from: (n: number) => string;
  readonly owner: string;
  readonly browser: string | null;
}

/** Sixty guesses a second, and the owner tries once a second until she is in. */
const ownersWait = async ({ from, owner: address, browser }: Attack): Promise<number> => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  const enter = guessQueue(() => performance.now());
  const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
  let isOver = false;
  const attack = async () => {
    for (let n = 0; !isOver; n += 1) {
      const wrong = () => pause(CHECK_MS).then(() => false);
      void enter({ address: from(n), browser: null }, wrong).catch(() => undefined);
      await pause(1_000 / 60);
    }
  };
  const owner = async () => {
    await pause(20_000);
    const came = performance.now();
    const right = () => pause(CHECK_MS).then(() => true);
    while (!(await enter({ address, browser }, right).catch(() => false)) && !isOver) {
      await pause(1_000);
      isOver = performance.now() - came > 30_000;
    }
    isOver = true;
    return performance.now() - came;
  };
  const attacked = attack();
  const waited = owner();
  while (!isOver) await vi.advanceTimersByTimeAsync(50);
  await vi.advanceTimersByTimeAsync(5_000);
  await attacked;
  vi.useRealTimers();
  return waited;
};

test.each<[string, Attack]>([
  [
    "a /56 of addresses, the owner elsewhere",
    { from: (n) => inTunnel(n % 256), owner: "192.0.2.1", browser: null },
  ],
  [
    "a /56 of addresses, the owner in a /56 of the same /48",
    { from: (n) => inTunnel(n % 256), owner: inTunnel(0x900), browser: null },
  ],
  [
    "a /48 of addresses, the owner elsewhere",
    { from: (n) => inTunnel((n * 257) % 65_536), owner: "2001:db8:2:1::/64", browser: null },
  ],
  [
    "a /48 of addresses, the owner in it with a browser that was in before",
    { from: (n) => inTunnel((n * 257) % 65_536), owner: inTunnel(0x900), browser: "Hannah's" },
  ],
  [
    "addresses that are never the same, the owner with a browser that was in before",
    { from: (n) => `address ${n}`, owner: "192.0.2.1", browser: "Hannah's" },
  ],
])("the owner is in within two seconds beside guesses from %s", async (_what, attack) => {
  expect(await ownersWait(attack)).toBeLessThanOrEqual(2_000);
});
