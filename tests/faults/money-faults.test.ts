import { expect, test } from "@playwright/test";
import { hunt } from "../../tools/money-hunt/hunt.ts";

const STEPS = [
  "after POST /v2/checkout/orders/…/capture",
  "after COMMIT of agreement, message",
  "after the end of a mail",
];

/** `npm run faults` does more of the same. */
test("no money, egg or message is lost while servers, PayPal, mail and database die", async () => {
  test.slow();
  const said: string[] = [];
  const { found, tally } = await hunt({
    seed: 1,
    rounds: 1,
    buyers: 3,
    acts: ["a purchase"],
    wanted: (step, page) =>
      page === "goes away" && STEPS.some((start) => step.startsWith(start) && !step.endsWith(")")),
    serverFile: "node_modules/.cache/shops/shared/dist-server/server.js",
    servers: 2,
    firstPort: 4230,
    say: (line) => void said.push(line),
  });
  expect(found, said.join("\n")).toEqual([]);
  expect(tally.get("died in a purchase")).toBe(STEPS.length);
});
