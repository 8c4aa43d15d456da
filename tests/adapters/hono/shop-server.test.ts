import { expect, test } from "vitest";
import { aServer } from "#tests/support/loop-back.ts";

test("the server redirects /blog to the stories for good", async () => {
  const { status, headers } = await aServer().app.request("/blog");
  expect([status, headers.get("Location")]).toEqual([301, "/our-chickens"]);
});
