import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createQueryClient, readAgain } from "#ui/shared/queries/query-client.ts";

test("what changes while it is read for the first time is read once more", async () => {
  const client = createQueryClient();
  let stored = "before";
  let answer = (): void => undefined;
  let reads = 0;
  const observer = new QueryObserver(client, {
    queryKey: ["stock"],
    queryFn: async () => {
      reads += 1;
      const read = stored;
      if (reads === 1) await new Promise<void>((resolve) => (answer = resolve));
      return read;
    },
    meta: { reads: ["inventory"] },
  });
  const stop = observer.subscribe(() => undefined);
  stored = "after";
  const again = readAgain(client, (change) => change === "inventory");
  answer();
  await again;
  expect([client.getQueryData(["stock"]), reads]).toEqual(["after", 2]);
  await readAgain(client, (change) => change === "orders");
  expect(reads).toBe(2);
  stop();
});
