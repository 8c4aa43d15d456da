import type { HenMove } from "#core/care/hens.ts";
import type { CostType, FlockId, LoggedSize } from "#core/flocks/flock.ts";
import type { Period } from "#core/flocks/period.ts";

export const COST_TYPE_NAMES: Record<CostType, string> = {
  housing: "Housing",
  lighting: "Lighting",
  chickPullet: "Chick/Pullet",
  feed: "Feed",
  other: "Other",
};

export const costTypeNameOf = (stored: string): string =>
  stored in COST_TYPE_NAMES ? COST_TYPE_NAMES[stored as CostType] : stored;

export const SIZE_NAMES: Record<LoggedSize, string> = {
  small: "Small",
  medium: "Medium",
  large: "Large",
  extraLarge: "XL",
  doubleYolkers: "Double Yolkers",
};

export const HEN_MOVE_NAMES: Record<HenMove, string> = {
  in: "Came in",
  out: "Went out",
  died: "Died",
};

export const flockTitle = (id: FlockId, name = ""): string =>
  name === "" ? `Flock ${id}` : `Flock ${id}: ${name}`;

export const PERIOD_NAMES: Record<Period, string> = {
  "7": "Last 7 days",
  "30": "Last 30 days",
  "365": "Last 365 days",
  All: "All",
};
