// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { pressAgain } from "#app/browser/early-presses.ts";

const added: string[] = [];

const Card = () => {
  const [size, setSize] = useState("6");
  const [method, setMethod] = useState("delivery");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        added.push(`${size} by ${method}`);
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
      <button type="submit">Add</button>
    </form>
  );
};

test("pressAgain repeats early choices and presses in their order", async () => {
  render(<Card />);
  const [size, collection, add] = [
    screen.getByLabelText("Size"),
    screen.getByLabelText("collection"),
    screen.getByRole("button"),
  ];
  window.early = [
    ["change", size, "30"],
    ["change", collection, "on"],
    ["click", add, ""],
    ["change", size, "6"],
    ["click", add, ""],
  ];
  await pressAgain();
  expect(added).toEqual(["30 by collection", "6 by collection"]);
  expect(size).toHaveProperty("value", "6");
  expect(window.early).toBeNull();
});

test("pressAgain does nothing without early presses, and leaves later ones alone", async () => {
  delete window.early;
  await pressAgain();
  expect(window.early).toBeNull();
});
