import { expect, test } from "vitest";
import { ENDPOINTS } from "#adapters/http/endpoints.ts";
import { EXAMPLES } from "#tests/support/calls/examples.ts";
import { HILLTOP, OWNERS_ADDRESS } from "#tests/support/hilltop.ts";
import { aBrowserOf, anOwner, aServer, post } from "#tests/support/loop-back.ts";
import { memoryServerStore } from "#tests/support/memory-server-store.ts";

const atHilltop = async () => {
  const serverStore = memoryServerStore();
  await serverStore.storeFor(null).records.profile.save(HILLTOP);
  return serverStore;
};

const CALLS = Object.entries(EXAMPLES.counter).flatMap(([name, inputs]) =>
  inputs.map((input) => [name, JSON.stringify(input)] as const),
);

const kindOf = (name: string) => ENDPOINTS.counter[name as keyof typeof ENDPOINTS.counter].kind;

test.each(CALLS)(
  "counter.%s of %s hides the addresses that the shop writes to",
  async (name, input) => {
    const { app } = aServer({ serverStore: await atHilltop() });
    const { fetch } = aBrowserOf(app);
    const path = `/api/counter/${name}`;
    const answer =
      kindOf(name) === "query"
        ? await fetch(`${path}?input=${encodeURIComponent(input)}`)
        : await fetch(path, post(input));
    const headers = JSON.stringify([...answer.headers]);
    expect(headers + (await answer.text())).not.toContain(OWNERS_ADDRESS);
  },
);

test("only the office reads the addresses that the shop writes to", async () => {
  const serverStore = await atHilltop();
  const { app, fetch } = await anOwner({ serverStore });
  expect(await (await fetch("/api/office/getProfile")).text()).toContain(OWNERS_ADDRESS);
  const stranger = await aBrowserOf(app).fetch("/api/office/getProfile");
  expect([stranger.status, await stranger.text()]).toEqual([401, '{"fault":"not-logged-in"}']);
});
