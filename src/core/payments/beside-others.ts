import type { ShopCommands, ShopContext, WhenRefused } from "#core/command.ts";
import { categoriesOf } from "#core/inventory/stock.ts";
import type { WantedPacks } from "#core/payments/purchase.ts";
import { profileOf, type SavedProfile } from "#core/profile/farm-profile.ts";
import { hasCaps } from "#core/week/farm-week.ts";
import type { ShopRecords } from "#ports/records.ts";

interface Deps extends Pick<ShopRecords, "profile"> {
  readonly command: ShopCommands;
}

type UseCase<Input extends unknown[], Output> = (
  deps: ShopRecords & ShopContext,
) => (...input: Input) => Promise<Output>;

const capped = (saved: SavedProfile): boolean => hasCaps(profileOf(saved).week);

const MEETS = Symbol("It may want the same place as a payment for other eggs.");

/** Runs beside payments for other eggs, unless days have caps, and looks again once it has its mutexes. */
export const besideOthers =
  ({ command, profile }: Deps) =>
  <Input extends unknown[], Output>(
    decide: UseCase<Input, Output>,
    packs: readonly WantedPacks[],
    whenRefused?: WhenRefused,
  ) =>
  async (...input: Input): Promise<Output> => {
    const apart: UseCase<Input, Output | typeof MEETS> =
      (deps) =>
      async (...own) => {
        const saved = await deps.profile.load();
        const read = { ...deps, profile: { ...deps.profile, load: async () => saved } };
        return capped(saved) ? MEETS : decide(read)(...own);
      };
    const answer = capped(await profile.load())
      ? MEETS
      : await command(apart, categoriesOf(packs), whenRefused)(...input);
    return answer === MEETS ? command(decide, undefined, whenRefused)(...input) : answer;
  };
