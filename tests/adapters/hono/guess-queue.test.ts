import { expect, test, vi } from "vitest";
import { guessQueue } from "#adapters/hono/guess-queue.ts";

const settled = () => new Promise((resolve) => setImmediate(resolve));

const cameTo = async (guess: { readonly became: string }): Promise<string> => {
  await settled();
  return guess.became;
};

const aQueue = () => {
  const clock = { now: 0 };
  const enterAs = guessQueue(() => clock.now);
  const enter = (address: string, check: () => Promise<boolean>, browser: string | null = null) =>
    enterAs({ address, browser }, check);
  const ends = new Map<string, () => void>();
  /** What a guess has come to so far. */
  const guessFrom = (address: string, isRight = false, browser: string | null = null) => {
    const guess = { became: "waits" };
    const work = () => {
      guess.became = "is checked";
      return new Promise<boolean>((resolve) => void ends.set(address, () => resolve(isRight)));
    };
    enter(address, work, browser).then(
      () => (guess.became = "answered"),
      ({ code, retryAfter }) => (guess.became = `${code} ${retryAfter}`),
    );
    return guess;
  };
  const endOf = async (address: string) => {
    await settled();
    ends.get(address)?.();
    await settled();
  };
  return { clock, enter, guessFrom, endOf };
};

test("guessQueue checks one guess at a time, in order of arrival", async () => {
  const { guessFrom, endOf } = aQueue();
  const [first, second, third] = ["A", "B", "C"].map((address) => guessFrom(address));
  await settled();
  expect([first?.became, second?.became, third?.became]).toEqual(["is checked", "waits", "waits"]);
  await endOf("A");
  expect([first?.became, second?.became, third?.became]).toEqual([
    "answered",
    "is checked",
    "waits",
  ]);
});

test("guessQueue holds four guesses, one of each address, and sends others away for a second", async () => {
  const { guessFrom } = aQueue();
  const four = ["A", "B", "C", "D"].map((address) => guessFrom(address));
  const [fifth, again] = [guessFrom("E"), guessFrom("A")];
  await settled();
  expect(four.map(({ became }) => became)).toEqual(["is checked", "waits", "waits", "waits"]);
  expect([fifth.became, again.became]).toEqual(["too-many-requests 1", "too-many-requests 1"]);
});

test("guessQueue goes on after a check that throws", async () => {
  const { enter, guessFrom } = aQueue();
  const failing = enter("A", () => Promise.reject(new Error("no database")));
  const next = guessFrom("B");
  await expect(failing).rejects.toThrow("no database");
  await settled();
  expect(next.became).toBe("is checked");
});

test("guessQueue evicts who has been trying for a second for a newcomer, but no running check", async () => {
  const { clock, guessFrom, endOf } = aQueue();
  const [first, ...waiting] = ["A", "B", "C", "D"].map((address) => guessFrom(address));
  clock.now += 999;
  expect(await cameTo(guessFrom("E"))).toBe("too-many-requests 1");
  clock.now += 1;
  const late = guessFrom("F");
  await settled();
  expect([first, ...waiting].map((one) => one?.became)).toEqual([
    "is checked",
    "waits",
    "waits",
    "too-many-requests 1",
  ]);
  await endOf("A");
  expect(late.became).toBe("is checked");
});

test("guessQueue prefers addresses without wrong guesses", async () => {
  const { guessFrom, endOf } = aQueue();
  for (const address of ["B", "C", "D", "D"]) {
    guessFrom(address);
    await endOf(address);
  }
  const [, b, c, d] = ["A", "B", "C", "D"].map((address) => guessFrom(address));
  const [e, f, g] = ["E", "F", "G"].map((address) => guessFrom(address));
  await settled();
  expect([b, c, d].map((one) => one?.became)).toEqual(Array(3).fill("too-many-requests 1"));
  expect([e, f, g].map((one) => one?.became)).toEqual(Array(3).fill("waits"));
  expect(await cameTo(guessFrom("H"))).toBe("too-many-requests 1");
});

test.each([
  [59_999, "too-many-requests 1"],
  [60_000, "waits"],
])("a wrong guess of %i ms ago counts for less than a minute", async (ago, became) => {
  const { clock, guessFrom, endOf } = aQueue();
  guessFrom("E");
  await endOf("E");
  clock.now += ago - 1_000;
  for (const address of ["A", "B", "C", "D"]) guessFrom(address);
  clock.now += 1_000;
  expect(await cameTo(guessFrom("E"))).toBe(became);
});

test("guessQueue prefers an address whose last guess was right", async () => {
  const { clock, guessFrom, endOf } = aQueue();
  for (const isRight of [true, false]) {
    guessFrom("OWNER", isRight);
    await endOf("OWNER");
    clock.now += isRight ? 90_000 : 0;
    for (const address of ["A", "B", "C", "D"]) guessFrom(address);
    expect(await cameTo(guessFrom("OWNER"))).toBe(isRight ? "waits" : "too-many-requests 1");
    for (const address of ["A", "OWNER", "B", "C", "D"]) await endOf(address);
    clock.now += 60_000;
  }
});

/** Sixty addresses guess once a second each, for as long as this lasts. */
const underAttack = async (ownerComesAt: number, checkMs: number) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  const enterAs = guessQueue(() => performance.now());
  const enter = (address: string, check: () => Promise<boolean>) =>
    enterAs({ address, browser: null }, check);
  const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
  const check = () => pause(checkMs).then(() => false);
  let isOver = false;
  const attack = async (one: number) => {
    await pause((one * 1_000) / 60);
    while (!isOver) {
      await enter(`attacker ${one}`, check).catch(() => undefined);
      await pause(1_000);
    }
  };
  const waits: number[] = [];
  const owner = async () => {
    await pause(ownerComesAt);
    const came = performance.now();
    for (;;) {
      const tried = performance.now();
      const isIn = await enter("the owner", check).then(
        () => true,
        () => false,
      );
      waits.push(performance.now() - tried);
      if (isIn) break;
      await pause(1_000);
    }
    isOver = true;
    return performance.now() - came;
  };
  const attacks = Array.from({ length: 60 }, (_, one) => attack(one));
  const owned = owner();
  while (!isOver) await vi.advanceTimersByTimeAsync(50);
  const took = await owned;
  await vi.advanceTimersByTimeAsync(5_000);
  await Promise.all(attacks);
  vi.useRealTimers();
  return { took, longest: Math.max(...waits) };
};

test.each([
  [2_000, 200],
  [5_000, 200],
  [60_000, 200],
  [3_000, 400],
])(
  "sixty guesses a second keep the owner out for a second at most (from %i ms; a check: %i)",
  async (comesAt, checkMs) => {
    const { took, longest } = await underAttack(comesAt, checkMs);
    expect(longest).toBeLessThanOrEqual(1_000);
    expect(took).toBeLessThanOrEqual(1_000);
  },
);
