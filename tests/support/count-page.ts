import { screen, within } from "@testing-library/react";
import { Fault } from "#ports/fault.ts";
import { aShop, NOON, type Shop } from "#tests/support/a-shop.ts";
import { aHenEntry, anEggCount } from "#tests/support/records.ts";

export const TODAY = "2026-06-20";

/** Flocks 1 and 2 have hens; the first was counted yesterday. */
export const aFarm = async (now = NOON): Promise<Shop> => {
  const shop = aShop({ clock: { now: () => now } });
  const { care, flocks } = shop.records;
  for (const flock of ["1", "2"] as const)
    await care.addHens(flock, aHenEntry({ id: `H${flock}`, date: "2026-05-01" }));
  await flocks.addEggs("1", anEggCount({ id: "Y", date: "2026-06-19" }));
  return shop;
};

export const row = (name: string | RegExp) => within(screen.getByRole("group", { name }));

export const figureOf = (name: string | RegExp) =>
  row(name).getByRole<HTMLInputElement>("spinbutton");

export const tab = (name: RegExp) => screen.getByRole("tab", { name });

export const eggsOf = async (shop: Shop, flock: "1" | "2" = "1") =>
  (await shop.records.flocks.books(flock)).eggs.map(({ date, counts }) => [date, counts]);

export const shown = () => screen.findByRole("button", { name: "Save 0 eggs" });

export const unreachable = async (): Promise<never> => {
  throw new Fault("shop-unreachable");
};

/** Returns what ends it. */
export const cutOff = (shop: Shop) => {
  const { office } = shop.app.shop;
  const whole = { ...office };
  Object.assign(office, { logCount: unreachable });
  return () => void Object.assign(office, whole);
};
