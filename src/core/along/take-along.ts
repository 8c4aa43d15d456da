import { asOf, type TakenAlong, takenParcel } from "#core/along/taken-along.ts";
import type { CommandContext, Commands } from "#core/command.ts";
import type { PackDay } from "#core/packing/pack-day.ts";
import type { Day } from "#core/shared/day.ts";
import { accept, type Result } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { Clock } from "#ports/clock.ts";
import type { VisitorRecords } from "#ports/records.ts";

type Records = Pick<VisitorRecords, "takenAlong"> & CommandContext;

const listOf = ({ day, parcels }: PackDay, at: string): TakenAlong => ({
  day,
  at,
  parcels: parcels.map((parcel) => takenParcel(parcel.method)(parcel)),
});

const keepList =
  ({ takenAlong, now }: Records) =>
  async (packDay: PackDay): Promise<void> =>
    takenAlong.save(listOf(packDay, now));

/** Somebody may have forgotten it meanwhile, or taken another day along. */
const renewList =
  ({ takenAlong, now }: Records) =>
  async (packDay: PackDay): Promise<void> => {
    if ((await takenAlong.load())?.day === packDay.day) await takenAlong.save(listOf(packDay, now));
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
  readonly office: { getPackDay(day: Day): Promise<PackDay> };
  readonly command: Commands<VisitorRecords>;
}

/** Keeps the list of a day on this device. */
export const takeAlong = ({ office, command }: Omit<Deps, "takenAlong">) => {
  const keep = command(keepList);
  return async (day: Day): Promise<Result<null, never>> => {
    await keep(await office.getPackDay(day));
    return accept(null);
  };
};

/** Reads the list again, so that nobody stays on it who was erased or has cancelled. */
export const readAlongAgain = ({ office, command, takenAlong }: Deps) => {
  const [drop, renew] = [command(dropWhatIsOver), command(renewList)];
  return async (): Promise<void> => {
    if (!(await takenAlong.load())) return;
    await drop();
    const along = await takenAlong.load();
    if (along) await renew(await office.getPackDay(along.day));
  };
};
