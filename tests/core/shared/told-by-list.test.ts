import { expect, test } from "vitest";
import { anonymous } from "#core/orders/anonymous.ts";
import { type Post, summaryOf } from "#core/posts/post.ts";
import { DEFAULT_PROFILE, publicProfileOf } from "#core/profile/farm-profile.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { A_FULL_ORDER } from "#tests/support/orders.ts";
import { aMessage, aPost } from "#tests/support/records.ts";

/** A field that a later version may keep. */
const planted = <Record extends object>(record: Record): Record => ({
  ...record,
  ...{ planted: "SECRET" },
});

const keysOf = (record: object | undefined): readonly string[] => Object.keys(record ?? {}).sort();

test("strangers are told exactly these parts of the farm's profile", () => {
  const told = publicProfileOf(planted(DEFAULT_PROFILE));
  expect(keysOf(told)).toEqual(["business", "delivery", "eggs", "farm", "home", "week"]);
});

test("a list of stories tells exactly these fields of one", () => {
  const told = summaryOf(planted<Post>(aPost()));
  expect(keysOf(told)).toEqual([
    "author",
    "date",
    "excerpt",
    "featuredImage",
    "id",
    "tags",
    "title",
  ]);
});

test("exactly these fields stay of an order whose customer is erased", () => {
  const left = anonymous(planted(A_FULL_ORDER));
  expect(keysOf(left)).toEqual([
    "added",
    "bestBefore",
    "captureId",
    "customerEmail",
    "date",
    "days",
    "disputes",
    "handedOver",
    "id",
    "items",
    "log",
    "money",
    "paid",
    "paymentMethod",
    "rest",
    "short",
    "soldAt",
    "status",
    "total",
    "unwritten",
  ]);
  expect(left.customerEmail).toBe("");
});

test("a list of messages tells exactly these fields of one", async () => {
  const { app, records } = aShop();
  const replyTo = { name: "Ada", email: "ada@example.com" };
  const whole = aMessage({ replyTo, mark: "done", linksTo: "/admin" });
  await records.messages.add(planted(whole));
  const { items } = await app.shop.office.listMessages(null);
  expect(keysOf(items[0])).toEqual([
    "dueAt",
    "id",
    "kind",
    "linksTo",
    "mark",
    "replyTo",
    "state",
    "subject",
    "text",
    "to",
    "tries",
    "writtenAt",
  ]);
});
