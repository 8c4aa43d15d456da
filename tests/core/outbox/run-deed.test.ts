import { expect, test } from "vitest";
import type { Commands } from "#core/command.ts";
import { deedsBy } from "#core/outbox/run-deed.ts";
import { accept } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

const NOON = "2026-11-23T12:00:00.000Z";
const EVENING = "2026-11-23T18:00:00.000Z";

const aDeed = () => {
  const outbox = new Map([["asked for", NOON]]);
  const done: (readonly [number, string])[] = [];
  const deeds = {
    take: async (id: string) => {
      const at = outbox.get(id) ?? null;
      outbox.delete(id);
      return at;
    },
  };
  const records = { deeds, now: EVENING };
  const command = ((useCase: (deps: object) => (...input: unknown[]) => unknown) =>
    (...input: unknown[]) =>
      useCase(records)(...input)) as unknown as Commands<VisitorRecords>;
  const act = deedsBy(command)(({ now }) => async (input: number) => {
    done.push([input, now]);
    return accept(input);
  });
  return { act, done };
};

test("deedsBy runs a deed of the outbox once, and tells it the instant of its press", async () => {
  const { act, done } = aDeed();
  expect(await act(1, "asked for")).toEqual(accept(1));
  expect(await act(1, "asked for")).toEqual({ ok: false, refusal: { kind: "done-already" } });
  expect(done).toEqual([[1, NOON]]);
});

test("deedsBy runs a deed that is in no outbox each time", async () => {
  const { act, done } = aDeed();
  await act(1);
  await act(2, null);
  expect(done).toEqual([
    [1, EVENING],
    [2, EVENING],
  ]);
});
