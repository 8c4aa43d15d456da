import { asOf, type TakenAlong, type TakenParcel, takenParcel } from "#core/along/taken-along.ts";
import type { CommandContext, Commands } from "#core/command.ts";
import type { PackDay } from "#core/packing/pack-day.ts";
import type { PackParcel } from "#core/packing/parcel.ts";
import type { UnfitOrder } from "#core/recall/get-unfit-orders.ts";
import type { Day } from "#core/shared/day.ts";
import { accept, type Result } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { Clock } from "#ports/clock.ts";
import type { VisitorRecords } from "#ports/records.ts";

type Records = Pick<VisitorRecords, "takenAlong"> & CommandContext;

interface ListOfDay {
  readonly packDay: PackDay;
  readonly unfit: readonly UnfitOrder[];
}

interface PackingOffice {
  getPackDay(day: Day): Promise<PackDay>;
  getUnfitOrders(): Promise<readonly UnfitOrder[]>;
}

const ask = async (office: PackingOffice, day: Day): Promise<ListOfDay> => ({
  packDay: await office.getPackDay(day),
  unfit: await office.getUnfitOrders(),
});

const parcelIn =
  (unfit: readonly UnfitOrder[]) =>
  (parcel: PackParcel): TakenParcel => {
    const { stop, method } = parcel;
    const taken = { ...takenParcel(method)(parcel), ...(stop !== null && { stop }) };
    const found = unfit.find(({ order }) => order.id === taken.id);
    if (!found) return taken;
    const { past, withheld } = found;
    return { ...taken, unfit: { past, withheld } };
  };

const listOf = ({ packDay: { day, parcels }, unfit }: ListOfDay, at: string): TakenAlong => ({
  day,
  at,
  parcels: parcels.map(parcelIn(unfit)),
});

const keepList =
  ({ takenAlong, now }: Records) =>
  async (told: ListOfDay): Promise<void> =>
    takenAlong.save(listOf(told, now));

/** Another tab may have forgotten the list meanwhile, or taken another day along. */
const renewList =
  ({ takenAlong, now }: Records) =>
  async (told: ListOfDay): Promise<void> => {
    const { day } = told.packDay;
    if ((await takenAlong.load())?.day === day) await takenAlong.save(listOf(told, now));
  };

const dropWhatIsOver =
  ({ takenAlong, now }: Records) =>
  async (): Promise<void> => {
    const along = await takenAlong.load();
    if (along && !asOf(along, todayAt(now))) await takenAlong.save(null);
  };

export const forgetTakenAlong =
  ({ takenAlong }: Pick<VisitorRecords, "takenAlong">) =>
  async (): Promise<Result<null, never>> => {
    if (await takenAlong.load()) await takenAlong.save(null);
    return accept(null);
  };

export const getTakenAlong =
  ({ takenAlong, clock }: Pick<VisitorRecords, "takenAlong"> & { readonly clock: Clock }) =>
  async (): Promise<TakenAlong | null> =>
    asOf(await takenAlong.load(), todayAt(clock.now()));

interface Deps extends Pick<VisitorRecords, "takenAlong"> {
  readonly office: PackingOffice;
  readonly command: Commands<VisitorRecords>;
}

export const takeAlong = ({ office, command }: Omit<Deps, "takenAlong">) => {
  const keep = command(keepList);
  return async (day: Day): Promise<Result<null, never>> => {
    await keep(await ask(office, day));
    return accept(null);
  };
};

/** Reads the list again, so that erased people and cancelled orders leave it. */
export const readAlongAgain = ({ office, command, takenAlong }: Deps) => {
  const [drop, renew] = [command(dropWhatIsOver), command(renewList)];
  return async (): Promise<void> => {
    if (!(await takenAlong.load())) return;
    await drop();
    const along = await takenAlong.load();
    if (along) await renew(await ask(office, along.day));
  };
};
