import { expect, test } from "vitest";
import type { Commands } from "#core/command.ts";
import { accept } from "#core/shared/result.ts";
import { deedsBy } from "#core/visitor/deed.ts";
import type { VisitorRecords } from "#ports/records.ts";

const aDeed = () => {
  const log = new Set(["asked for"]);
  const done: number[] = [];
  const records = { deeds: { take: async (id: string) => log.delete(id) } };
  const command = ((useCase: (deps: object) => (...input: unknown[]) => unknown) =>
    (...input: unknown[]) =>
      useCase(records)(...input)) as unknown as Commands<VisitorRecords>;
  const act = deedsBy(command)(() => async (input: number) => {
    done.push(input);
    return accept(input);
  });
  return { act, done };
};

test("deedsBy runs a deed of the log once", async () => {
  const { act, done } = aDeed();
  expect(await act(1, "asked for")).toEqual(accept(1));
  expect(await act(1, "asked for")).toEqual({ ok: false, refusal: { kind: "done-already" } });
  expect(done).toEqual([1]);
});

test("deedsBy runs a deed that is in no log each time", async () => {
  const { act, done } = aDeed();
  await act(1);
  await act(2, null);
  expect(done).toEqual([1, 2]);
});
