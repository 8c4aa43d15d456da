import type { Access } from "#adapters/postgres/access.ts";
import { collectionIn } from "#adapters/postgres/collection-records.ts";
import type { FarmRecords } from "#core/backup/farm-records.ts";
import { CARE_KINDS } from "#core/care/care-kinds.ts";

const collections = (access: Access) =>
  ({
    flockNames: collectionIn(access, CARE_KINDS.flockNames),
    hens: collectionIn(access, CARE_KINDS.hens),
    medicines: collectionIn(access, CARE_KINDS.medicines),
    countNotes: collectionIn(access, CARE_KINDS.countNotes),
  }) as const;

export const saveCare = async (access: Access, care: FarmRecords["care"]): Promise<void> => {
  if (!care) return;
  for (const { name } of Object.values(CARE_KINDS)) await access.db.deleteFrom(name).execute();
  const { flockNames, hens, medicines, countNotes } = collections(access);
  await flockNames.add(care.flockNames);
  await hens.addWhole(care.hens);
  await medicines.addWhole(care.medicines);
  await countNotes.add(care.countNotes);
  await access.write("care", async () => true);
};

export const loadCare = async (access: Access): Promise<NonNullable<FarmRecords["care"]>> => {
  const { flockNames, hens, medicines, countNotes } = collections(access);
  return {
    flockNames: await flockNames.where({}),
    hens: await hens.whole(),
    medicines: await medicines.whole(),
    countNotes: await countNotes.where({}),
  };
};
