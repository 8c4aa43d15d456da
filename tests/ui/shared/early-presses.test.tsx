// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { deedsToDo, pressAgain } from "#app/browser/early-presses.ts";
import { aShopInBrowser } from "#tests/support/a-shop-in-browser.ts";
import { createQueryClient } from "#ui/shared/queries/query-client.ts";
import type { Sender } from "#ui/shared/queries/send-command.ts";

const pressed: string[] = [];

const Card = () => {
  const [size, setSize] = useState("6");
  const [method, setMethod] = useState("delivery");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        pressed.push(`${size} by ${method}`);
      }}
    >
      <select aria-label="Size" value={size} onChange={(event) => setSize(event.target.value)}>
        <option>6</option>
        <option>30</option>
      </select>
      {["delivery", "collection"].map((name) => (
        <input
          key={name}
          aria-label={name}
          type="radio"
          checked={method === name}
          onChange={() => setMethod(name)}
        />
      ))}
      <button type="submit" data-done="Added" suppressHydrationWarning>
        Add
      </button>
    </form>
  );
};

const FIELDS = { category: "large", packSize: "12", deliveryMethod: "collection", price: "355" };
const ADDED = ["early put in", FIELDS] as const;
const LINE = { category: "large", packSize: 12, deliveryMethod: "collection", price: 355 };

const aPage = () => {
  const { app } = aShopInBrowser(localStorage);
  const sender: Sender = { app, client: createQueryClient(), isGuarded: () => false };
  render(<Card />);
  const note = ([name, fields]:
    | typeof ADDED
    | readonly ["early choose delivery" | "early contact farm", object]) =>
    app.visitor.deeds.note(name, fields) ?? "";
  return {
    app,
    sender,
    note,
    size: screen.getByLabelText("Size"),
    collection: screen.getByLabelText("collection"),
    add: screen.getByRole("button", { name: "Add" }),
  };
};

beforeEach(() => {
  pressed.length = 0;
  localStorage.clear();
});

test("pressAgain repeats early choices and presses in their order", async () => {
  const { sender, size, collection, add } = aPage();
  window.early = [
    ["change", size, "30"],
    ["change", collection, "on"],
    ["click", add, "Add"],
    ["change", size, "6"],
    ["click", add, "Added"],
  ];
  add.textContent = "Added";
  await pressAgain(sender);
  expect(pressed).toEqual(["30 by collection", "6 by collection"]);
  expect([size, add]).toMatchObject([{ value: "6" }, { textContent: "Add" }]);
  expect(window.early).toBeNull();
});

test("pressAgain does nothing without early presses, and leaves later ones alone", async () => {
  delete window.early;
  await pressAgain(aPage().sender);
  expect(window.early).toBeNull();
});

test("pressAgain takes what is pressed meanwhile after what was pressed before", async () => {
  const { sender, size, add } = aPage();
  window.early = [
    ["change", size, "30"],
    ["click", add, "Add"],
  ];
  const done = pressAgain(sender);
  window.early?.push(["change", size, "6"], ["click", add, "Add"]);
  await done;
  expect(pressed).toEqual(["30 by delivery", "6 by delivery"]);
});

test("pressAgain adds what the page showed at the press, once, and doesn't press the button", async () => {
  const { app, sender, add, note } = aPage();
  const id = note(ADDED);
  window.early = [["click", add, "Add", ADDED, id]];
  await pressAgain(sender);
  await expect.poll(() => app.visitor.getCart()).toEqual([{ ...LINE, quantity: 1 }]);
  window.early = [["click", add, "Add", ADDED, id]];
  await pressAgain(sender);
  await expect.poll(() => app.visitor.deeds.open()).toEqual([]);
  expect(await app.visitor.getCart()).toEqual([{ ...LINE, quantity: 1 }]);
  expect(pressed).toEqual([]);
});

test("pressAgain adds what storage refused to note", async () => {
  const { app, sender, add } = aPage();
  window.early = [["click", add, "Add", ADDED]];
  await pressAgain(sender);
  await expect.poll(() => app.visitor.getCart()).toEqual([{ ...LINE, quantity: 1 }]);
});

test("pressAgain presses a noted choice that no other page has made", async () => {
  const { app, sender, add, collection, note } = aPage();
  const chosen = ["early choose delivery", { deliveryMethod: "collection" }] as const;
  const id = note(chosen);
  window.early = [["change", collection, "collection", chosen, id]];
  expect(deedsToDo(sender)).toEqual([]);
  await pressAgain(sender);
  window.early = [["click", add, "Add", ["early contact farm", {}], id]];
  await pressAgain(sender);
  expect(collection).toHaveProperty("checked", true);
  expect([app.visitor.deeds.open(), pressed]).toEqual([[], []]);
});

test("pressAgain keeps a choice in the log until it is pressed: the page may be left", async () => {
  const { app, sender, collection, note } = aPage();
  const chosen = ["early choose delivery", { deliveryMethod: "collection" }] as const;
  const id = note(chosen);
  const logged: string[][] = [];
  collection.addEventListener("click", () => {
    logged.push(app.visitor.deeds.open().map((deed) => deed.id));
  });
  window.early = [["change", collection, "collection", chosen, id]];
  await pressAgain(sender);
  expect([logged, app.visitor.deeds.open()]).toEqual([[[id]], []]);
});

test("pressAgain does what was noted where the visitor has left the page by a link", async () => {
  const { app, sender, add, collection, note } = aPage();
  const chosen = ["early choose delivery", { deliveryMethod: "collection" }] as const;
  const asked = { name: "Mabel", email: "mabel@example.com", message: "Two trays, please" };
  const written = ["early contact farm", asked] as const;
  window.early = [
    ["change", collection, "collection", chosen, note(chosen)],
    ["click", add, "Send", written, note(written)],
  ];
  cleanup();
  await pressAgain(sender);
  await expect.poll(() => app.visitor.getDelivery()).toBe("collection");
  const messages = async () => (await app.shop.office.listMessages(null)).items;
  await expect.poll(messages).toHaveLength(1);
  await expect.poll(() => app.visitor.deeds.open()).toEqual([]);
});

test("deedsToDo has those of earlier pages, and the packs that this page was asked to add", () => {
  const { sender, add, note } = aPage();
  const [before, now] = [note(ADDED), note(ADDED)];
  window.early = [["click", add, "Add", ADDED, now]];
  expect(deedsToDo(sender).map(({ id }) => id)).toEqual([before, now]);
  window.early = null;
});
