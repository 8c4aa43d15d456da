import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { expect, onTestFinished, test } from "vitest";
import { FRESH_PASSWORD_HASH } from "#adapters/node/fresh-password.ts";
import { nodePasswordCheck } from "#adapters/node/password.ts";
import { OWNERS } from "#tests/support/credentials.ts";
import { aServer } from "#tests/support/loop-back.ts";
import { seconds } from "../../../tools/lib/slowness.ts";

const aListeningServer = async () => {
  const { matches } = nodePasswordCheck(FRESH_PASSWORD_HASH);
  const passwords = {
    check: async (typed: string) => ((await matches(typed)) ? OWNERS : null),
  };
  const { app } = aServer({ deps: { passwords } });
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const listening = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () =>
      resolve(listening),
    );
  });
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return (password: string, address: string) =>
    fetch(`http://127.0.0.1:${port}/api/counter/logIn`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Address": address },
      body: JSON.stringify([password]),
    });
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("logIn lets the owner in within 5 s while sixty addresses guess sixty times a second", async () => {
  const logIn = await aListeningServer();
  let guesses = 0;
  const statuses = new Set<number>();
  const flood = setInterval(() => {
    guesses += 1;
    logIn(`guess ${guesses}`, `2001:db8:0:${(guesses % 60).toString(16)}::1`).then(
      ({ status }) => statuses.add(status),
      () => undefined,
    );
  }, 1_000 / 60);
  onTestFinished(() => clearInterval(flood));
  while (guesses < 2 * 60) await pause(100);
  await pause(1_000);

  const began = performance.now();
  for (;;) {
    const answer = await logIn("farmgate", "192.0.2.1");
    if (answer.status === 200) {
      expect(await answer.json()).toEqual({ value: { ok: true, value: { kind: "owner" } } });
      break;
    }
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "1"]);
    await pause(1_000);
  }
  expect(performance.now() - began).toBeLessThan(seconds(5));
  expect(guesses).toBeGreaterThan(60);
  expect(statuses).toEqual(new Set([200, 429]));
});
