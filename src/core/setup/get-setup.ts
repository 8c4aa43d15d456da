import { EGG_TYPES } from "#core/catalogue/catalogue.ts";
import { hasSamples } from "#core/posts/samples.ts";
import { DEFAULT_PRICES, type Prices } from "#core/pricing/prices.ts";
import { DEFAULT_PROFILE, profileOf, type SavedProfile } from "#core/profile/farm-profile.ts";
import { type SetupStep, type SetupStepName, stepsOf } from "#core/setup/setup-steps.ts";
import { isInArea } from "#core/week/delivery-area.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface Setup {
  readonly steps: readonly SetupStep[];
  readonly isShown: boolean;
  readonly firstFarmAt: string | null;
}

interface Deps
  extends Pick<ShopRecords, "profile" | "prices" | "posts">,
    Pick<ShopPorts, "machine" | "postman" | "shared"> {}

const hasOwnPrices = (prices: Prices): boolean =>
  EGG_TYPES.some(({ id, sizes }) =>
    sizes.some((size) => (prices[id][size] ?? 0) !== (DEFAULT_PRICES[id][size] ?? 0)),
  );

/** Days are stored with the area: an area without the farm is still the first one. */
const hasOwnDays = (saved: SavedProfile): boolean => {
  const { farm, week } = profileOf(saved);
  const isFirstArea = week.area.join() === DEFAULT_PROFILE.week.area.join();
  return saved.week !== undefined && (!isFirstArea || isInArea(week.area, farm.postcode));
};

export const getSetup =
  ({ profile, prices, posts, machine, postman, shared }: Deps) =>
  async (): Promise<Setup> => {
    const saved = await profile.load();
    const isDone: Readonly<Record<SetupStepName, boolean>> = {
      farm: saved.farm !== undefined,
      eggs: saved.eggs !== undefined || hasOwnPrices(await prices.load()),
      days: hasOwnDays(saved),
      words: saved.home !== undefined || saved.about !== undefined,
      stories: !(await hasSamples({ posts, profile })),
      payments: machine.takesPayPal,
      mail: postman !== null,
      password: await machine.hasOwnPassword(),
    };
    const steps = stepsOf(shared !== null, isDone);
    return {
      steps,
      isShown: saved.setupHidden !== true && steps.some((step) => !step.isDone),
      firstFarmAt: shared && machine.isPublic && !isDone.farm ? shared.publicUrl : null,
    };
  };
