// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { fetchPart } from "#app/browser/fetch-part.ts";

const PART = { name: "the part" };

const sheets = () => [...document.head.querySelectorAll("link")];

afterEach(() => {
  document.head.replaceChildren();
});

test("a part comes once its styles are there", async () => {
  const load = vi.fn(async () => PART);
  const shown = vi.fn();
  const fetched = fetchPart(load, ["assets/part.css"]).then(shown);
  const [sheet] = sheets();
  expect(sheet).toMatchObject({ rel: "stylesheet", href: "http://localhost:3000/assets/part.css" });
  expect(load).toHaveBeenCalledOnce();
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown).not.toHaveBeenCalled();
  sheet?.dispatchEvent(new Event("load"));
  await fetched;
  expect(shown).toHaveBeenCalledWith(PART);
});

test("styles that came with the page, or are there already, are not fetched again", async () => {
  document.head.innerHTML =
    '<style data-href="/assets/page.css"></style><link rel="stylesheet" href="/assets/start.css">';
  const files = ["assets/page.css", "assets/start.css"];
  expect(await fetchPart(async () => PART, files)).toBe(PART);
  expect(sheets()).toHaveLength(1);
});

test("a part without its styles is not shown", async () => {
  const fetched = fetchPart(async () => PART, ["assets/gone.css"]);
  sheets()[0]?.dispatchEvent(new Event("error"));
  await expect(fetched).rejects.toBeInstanceOf(Event);
});
