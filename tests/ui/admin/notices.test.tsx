// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { DEFAULT_NOTICES } from "#core/profile/notices.ts";
import { Fault } from "#ports/fault.ts";
import type { Postman } from "#ports/postman.ts";
import { aShop, OWNERS_ADDRESS } from "#tests/support/a-shop.ts";
import {
  fillIn,
  noticeSaying,
  renderAdmin,
  SHARED,
  WITHOUT_MAIL,
} from "#tests/support/render-shop.tsx";

const TOM = "tom@hilltop.example";

const form = () => within(screen.getByRole("form", { name: "Notices" }));

const openNotices = async (postman: Partial<Postman> | null = null, setting = SHARED) => {
  const shop = aShop({ shared: { publicUrl: "https://eggs.example" }, postman });
  const { user } = await renderAdmin("/admin/settings", shop, setting);
  await screen.findByRole("form", { name: "Notices" });
  const kept = async () => (await shop.records.profile.load()).notices;
  return { user, shop, kept };
};

const addresses = () =>
  form()
    .getAllByLabelText(/address$/)
    .map((field) => (field as HTMLInputElement).value);

test("the owner names addresses for notices one after the other, and their kinds", async () => {
  const { user, kept } = await openNotices();
  await fillIn(user, form().getByLabelText("First address"), TOM);
  await fillIn(user, form().getByLabelText("Second address"), "ann@hilltop.example");
  expect(addresses()).toEqual([TOM, "ann@hilltop.example", ""]);
  await user.click(form().getByRole("checkbox", { name: "Message of a customer" }));
  await user.click(form().getByRole("checkbox", { name: "Low stock" }));
  const line = form().getByLabelText(/^Low stock is below/);
  await user.clear(line);
  await fillIn(user, line, "36");
  await user.click(form().getByRole("button", { name: "Save" }));
  await noticeSaying("Your shop has been updated.");
  expect(await kept()).toEqual({
    addresses: [TOM, "ann@hilltop.example"],
    ...{ newOrder: true, message: false, attention: true, lowStock: true },
    line: 36,
  });
});

test("a bad address and a bad figure are told at their fields, and nothing is stored", async () => {
  const { user, kept } = await openNotices();
  await fillIn(user, form().getByLabelText("First address"), "tom");
  await user.click(form().getByRole("checkbox", { name: "Low stock" }));
  await user.clear(form().getByLabelText(/^Low stock is below/));
  await user.click(form().getByRole("button", { name: "Save" }));
  await form().findByText("Please enter an email address such as mabel@example.com.");
  form().getByText("Please enter a whole number of eggs, such as 24.");
  expect(document.activeElement).toBe(form().getByLabelText("First address"));
  expect(form().getByLabelText<HTMLInputElement>("First address").value).toBe("tom");
  expect(await kept()).toBeUndefined();
});

test("there are five addresses at most", async () => {
  const five = [..."abcde"].map((name) => `${name}@hilltop.example`);
  const shop = aShop();
  await shop.records.profile.save({ notices: { ...DEFAULT_NOTICES, addresses: five } });
  await renderAdmin("/admin/settings", shop, SHARED);
  await screen.findByRole("form", { name: "Notices" });
  expect(addresses()).toEqual(five);
});

const press = async (postman: Partial<Postman> | null, setting = SHARED) => {
  const { user } = await openNotices(postman, setting);
  await user.click(form().getByRole("button", { name: "Send me a test mail" }));
};

test("a test mail is said to be sent, and to whom", async () => {
  await press({ send: async () => undefined });
  await form().findByText(`Sent to ${OWNERS_ADDRESS}.`);
});

test("a test mail that fails says why", async () => {
  const why = "The mail server answered 535 5.7.8 to AUTH PLAIN.";
  await press({ send: () => Promise.reject(new Fault("mail-unreachable", why)) });
  await form().findByText(`Not sent to ${OWNERS_ADDRESS}. ${why}`);
});

test("a test mail of a shop without a mail server says so", async () => {
  await press(null, WITHOUT_MAIL);
  await form().findByText(/^No mail server is set/);
});

test("the shop in one browser sends no mail, and has no such section", async () => {
  await renderAdmin("/admin/settings");
  await screen.findByRole("form", { name: "The farm" });
  expect(screen.queryByRole("form", { name: "Notices" })).toBeNull();
});
