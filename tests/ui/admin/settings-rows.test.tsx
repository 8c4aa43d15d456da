// @vitest-environment jsdom
import { act, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { fillIn, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

afterEach(() => void vi.unstubAllGlobals());

const openSettings = async () => {
  const { user } = await renderAdmin("/admin/settings", aShop(), SHARED);
  const farm = within(await screen.findByRole("form", { name: "The farm" }));
  return { user, farm };
};

const rowOf = (title: string) =>
  within(screen.getByRole("heading", { level: 2, name: title }).parentElement as HTMLElement);

test("a row says what is set in it, and how much of that isn't saved", async () => {
  const { user, farm } = await openSettings();
  rowOf("The farm").getByText("Farmgate, Rusper Road, Crawley");
  rowOf("Delivery and collection").getByText("Saturdays and Sundays, RH10 and RH11");
  rowOf("Your eggs").getByText("6 for sale");
  rowOf("About the farm").getByText("Empty: under construction");
  rowOf("Terms and privacy").getByText("The shop's own words");
  rowOf("Notices").getByText("No address yet");
  await rowOf("Password and people").findByText(/^\d helpers?, \d logged in$/);
  await fillIn(user, farm.getByLabelText("Town"), "Hassocks");
  rowOf("The farm").getByText("Farmgate, Rusper Road, Hassocks");
  rowOf("The farm").getByText("1 change not saved");
});

const deviceAt = (getCurrentPosition: Geolocation["getCurrentPosition"]): void => {
  const geolocation = { value: { getCurrentPosition } };
  vi.stubGlobal("navigator", Object.create(navigator, { geolocation }));
};

const GATE = "I stand at the gate: take this place";

test("who stands at the gate takes its place from the device", async () => {
  let answer: PositionCallback = () => undefined;
  deviceAt((found) => {
    answer = found;
  });
  const { user, farm } = await openSettings();
  const button = farm.getByRole("button", { name: GATE });
  await user.click(button);
  expect(button.getAttribute("aria-busy")).toBe("true");
  const coords = { latitude: 50.926_912_3, longitude: -0.144_298_7 } as GeolocationCoordinates;
  act(() => answer({ coords, timestamp: 0 } as GeolocationPosition));
  expect(button.getAttribute("aria-busy")).toBe("false");
  expect(farm.getByLabelText<HTMLInputElement>("Place on the map").value).toBe("50.92691, -0.1443");
});

test("a device that doesn't say where it is leaves the place, and names another way", async () => {
  deviceAt((_found, failed) => failed?.({} as GeolocationPositionError));
  const { user, farm } = await openSettings();
  await user.click(farm.getByRole("button", { name: GATE }));
  farm.getByText(/^This device doesn't say where it is\./);
  expect(farm.getByLabelText<HTMLInputElement>("Place on the map").value).toBe("51.1215, -0.2318");
});

test("a device that can't know its place is not asked", async () => {
  const { farm } = await openSettings();
  expect(farm.queryByRole("button", { name: GATE })).toBeNull();
  farm.getByText(/the two numbers show\.$/);
});
