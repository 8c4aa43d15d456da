// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { renderShop } from "#tests/support/render-shop.tsx";
import { dismissNotice, notify } from "#ui/shared/notices/notices.ts";
import { undo } from "#ui/shared/notices/undo.ts";

// The last notice fades for a fifth of a second: the page must not be gone by then.
afterAll(() => new Promise((resolve) => setTimeout(resolve, 300)));

const region = () => screen.findByRole("region", { name: /Notifications/ });

const shown = async (): Promise<string[]> =>
  within(await region())
    .queryAllByRole("listitem")
    .filter((item) => item.getAttribute("data-removed") !== "true")
    .map((item) => item.textContent ?? "");

afterEach(() => vi.useRealTimers());

test("a new notice takes the place of the last: never more than one", async () => {
  renderShop("/about");
  notify({ title: "First" });
  await screen.findByText("First");
  notify({ title: "Second", text: "with words" });
  await screen.findByText("Second");
  await waitFor(async () => expect(await shown()).toEqual(["Secondwith words"]));
});

test("a notice is updated by its id, and taken away", async () => {
  renderShop("/about");
  const id = notify({ title: "Saving" });
  await screen.findByText("Saving");
  notify({ title: "Saved" }, id);
  await screen.findByText("Saved");
  await waitFor(async () => expect(await shown()).toEqual(["Saved"]));
  dismissNotice("another");
  await screen.findByText("Saved");
  dismissNotice(id);
  await waitFor(async () => expect(await shown()).toEqual([]));
  notify({ title: "Gone" });
  await screen.findByText("Gone");
  dismissNotice();
  await waitFor(async () => expect(await shown()).toEqual([]));
});

test("Undo is two keys away, which its notice shows, and stays while it has the focus", async () => {
  const undone = vi.fn();
  const { user } = renderShop("/about");
  notify({ title: "Warm up" });
  await screen.findByText("Warm up");
  vi.useFakeTimers({ shouldAdvanceTime: true });
  notify({ title: "Deleted", text: "Hilda", ...undo(undone) });
  await screen.findByText("Alt+T");
  const button = screen.getByRole("button", { name: "Undo" });
  await user.keyboard("{Alt>}[KeyT]{/Alt}");
  await waitFor(() => expect(document.activeElement).toBe(button));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(document.activeElement).toBe(button);
  await user.keyboard("{Enter}");
  expect(undone).toHaveBeenCalledTimes(1);
});

test("a notice leaves 5000 ms after the focus has left it", async () => {
  const { user } = renderShop("/about");
  notify({ title: "Warm up" });
  await screen.findByText("Warm up");
  vi.useFakeTimers({ shouldAdvanceTime: true });
  notify({ title: "Deleted", ...undo(() => undefined) });
  const button = await screen.findByRole("button", { name: "Undo" });
  await user.keyboard("{Alt>}[KeyT]{/Alt}");
  await waitFor(() => expect(document.activeElement).toBe(button));
  act(() => screen.getAllByRole("link")[0]?.focus());
  await act(() => vi.advanceTimersByTimeAsync(4_900));
  expect(screen.queryByText("Deleted")).not.toBeNull();
  for (const ms of [200, 300]) await act(() => vi.advanceTimersByTimeAsync(ms));
  expect(screen.queryByText("Deleted")).toBeNull();
});

test("a notice leaves after 5000 ms, and not before", async () => {
  renderShop("/about");
  notify({ title: "For a while" });
  await screen.findByText("For a while");
  vi.useFakeTimers();
  notify({ title: "For five seconds" });
  await act(() => vi.advanceTimersByTimeAsync(4_900));
  expect(screen.queryByText("For five seconds")).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(screen.queryByText("For five seconds")).toBeNull();
});

test("a notice without an end stays", async () => {
  renderShop("/about");
  notify({ title: "Warm up" });
  await screen.findByText("Warm up");
  vi.useFakeTimers();
  notify({ title: "Keep this", duration: Number.POSITIVE_INFINITY });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByText("Keep this")).not.toBeNull();
});

test("a destructive notice is announced at once, others politely", async () => {
  renderShop("/about");
  notify({ title: "Bad", text: "news", tone: "destructive" });
  expect((await screen.findByRole("alert")).textContent).toBe("Badnews");
  notify({ title: "Good", tone: "good" });
  await screen.findByText("Good");
  expect(screen.queryByRole("alert")).toBeNull();
  expect((await region()).getAttribute("aria-live")).toBe("polite");
});

test("a notice goes when the page changes, unless it came with the move or tells of money", async () => {
  renderShop("/about");
  await screen.findByRole("heading", { level: 1, name: "About Us" });
  notify({ title: "Of this page", duration: Number.POSITIVE_INFINITY });
  await screen.findByText("Of this page");
  const follow = async (name: string) => {
    const [link] = screen.getAllByRole("link", { name });
    if (link) fireEvent.click(link);
  };
  await follow("Terms");
  await screen.findByRole("heading", { level: 1, name: "Terms" });
  await waitFor(async () => expect(await shown()).toEqual([]));
  notify({ title: "Of money", outlastsPage: true });
  await screen.findByText("Of money");
  await follow("Privacy");
  await screen.findByRole("heading", { level: 1, name: "Privacy" });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await shown()).toEqual(["Of money"]);
});

test("an action runs at a press, and its notice goes", async () => {
  renderShop("/about");
  const press = vi.fn();
  notify({ title: "Removed", ...undo(press) });
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(press).toHaveBeenCalledOnce();
  await waitFor(async () => expect(await shown()).toEqual([]));
});

test("a notice offers what is its own to offer, and nothing that the one before it did", async () => {
  renderShop("/about");
  const press = vi.fn();
  notify({ title: "Done", text: "with words", ...undo(press) });
  await screen.findByRole("button", { name: "Undo" });
  notify({ title: "Not done", tone: "destructive" });
  await screen.findByRole("alert");
  expect(await shown()).toEqual(["Not done"]);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  const id = notify({ title: "Done too", ...undo(press) });
  await screen.findByRole("button", { name: "Undo" });
  notify({ title: "Taken back" }, id);
  await waitFor(async () => expect(await shown()).toEqual(["Taken back"]));
});

test("a notice is not printed", async () => {
  renderShop("/about");
  notify({ title: "Saved" });
  const toaster = (await screen.findByText("Saved")).closest("[data-sonner-toaster]");
  const isShown = () => toaster && window.getComputedStyle(toaster).display !== "none";
  const style = document.createElement("style");
  style.textContent = readFileSync("src/ui/shared/notices/notice-board.module.css", "utf8");
  document.head.append(style);
  const onPaper = Array.from(style.sheet?.cssRules ?? []).flatMap((rule) =>
    rule instanceof CSSMediaRule && rule.media.mediaText === "print" ? [...rule.cssRules] : [],
  );
  expect(isShown()).toBe(true);
  style.append(...onPaper.map(({ cssText }) => cssText));
  expect(isShown()).toBe(false);
  style.remove();
});
