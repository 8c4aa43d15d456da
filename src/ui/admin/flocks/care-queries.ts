import type { MedicineEdit } from "#core/care/correct-medicine.ts";
import type { FlockToday } from "#core/care/get-care-overview.ts";
import type { CareSheet } from "#core/care/get-flock-care.ts";
import type { FlockNaming } from "#core/care/name-flock.ts";
import type { StrikeOut } from "#core/care/strike-medicine.ts";
import type { TypedHens } from "#core/care/typed-hens.ts";
import type { TypedMedicine } from "#core/care/typed-medicine.ts";
import type { HensEdit } from "#core/care/update-hens.ts";
import type { OrdersWithEggs } from "#core/egg-book/get-orders-with-eggs.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import { HELPER_READS } from "#core/session/helper-reads.ts";
import type { Topic } from "#ports/change-feed.ts";
import {
  CORRECT_REFUSALS,
  DELETE_HENS_REFUSALS,
  HENS_REFUSALS,
  MEDICINE_REFUSALS,
  NAME_REFUSALS,
  PUT_BACK_HENS_REFUSALS,
  STRIKE_REFUSALS,
  UPDATE_HENS_REFUSALS,
} from "#ui/admin/flocks/care-refusals.ts";
import { commandsOn, good } from "#ui/admin/flocks/write-queries.ts";
import { BOOK_TOPICS } from "#ui/shared/queries/egg-book-topics.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "care";

export const useFlockCare = (id: FlockId): CareSheet | undefined =>
  useRecords({
    reads: HELPER_READS.getFlockCare,
    key: [TOPIC, id],
    run: (app) => app.shop.office.getFlockCare(id),
  }).data;

/** Of withheld eggs: read by the owner alone. */
export const useOrdersWithEggs = (id: FlockId): readonly OrdersWithEggs[] | undefined =>
  useRecords({
    reads: [TOPIC, "lots", "moves", "orders"],
    key: [TOPIC, "orders with eggs", id],
    run: (app) => app.shop.office.getOrdersWithEggs(id),
  }).data;

export const useCareOverview = (): readonly FlockToday[] | undefined =>
  useRecords({
    reads: [...HELPER_READS.getCareOverview, "today"],
    key: [TOPIC, "overview"],
    run: (app) => app.shop.office.getCareOverview(),
  }).data;

export const useNameFlock = () =>
  useCommand({
    topic: TOPIC,
    run: ({ shop }, naming: FlockNaming) => shop.office.nameFlock(naming),
    success: () => good("Success!", "The flock's name and day have been saved."),
    refusals: NAME_REFUSALS,
  });

export const {
  useLog: useAddHens,
  useUpdate: useUpdateHens,
  useDelete: useDeleteHens,
} = commandsOn({
  topic: TOPIC,
  log: ({ shop }, hens: TypedHens) => shop.office.addHens(hens),
  update: ({ shop }, edit: HensEdit) => shop.office.updateHens(edit),
  remove: ({ shop }, entry) => shop.office.deleteHens(entry),
  putBack: ({ shop }, gone) => shop.office.putBackHens(gone),
  notices: {
    logged: good("Success!", "Hens added successfully."),
    updated: good("Success!", "Hens updated successfully."),
    removed: { title: "Entry Deleted", text: "The entry of the hens has been removed." },
    putBack: good("Entry Restored", "The entry of the hens is back."),
  },
  logRefusals: HENS_REFUSALS,
  updateRefusals: UPDATE_HENS_REFUSALS,
  removeRefusals: DELETE_HENS_REFUSALS,
  putBackRefusals: PUT_BACK_HENS_REFUSALS,
});

export const useAddMedicine = () =>
  useCommand({
    topic: TOPIC,
    touches: [TOPIC, ...BOOK_TOPICS],
    run: ({ shop }, typed: TypedMedicine) => shop.office.addMedicine(typed),
    success: () => good("Success!", "Medicine added successfully."),
    refusals: MEDICINE_REFUSALS,
  });

export const useCorrectMedicine = () =>
  useCommand({
    topic: TOPIC,
    touches: [TOPIC, ...BOOK_TOPICS],
    run: ({ shop }, edit: MedicineEdit) => shop.office.correctMedicine(edit),
    success: () => good("Success!", "Medicine corrected successfully."),
    refusals: CORRECT_REFUSALS,
  });

export const useStrikeMedicine = () =>
  useCommand({
    topic: TOPIC,
    touches: [TOPIC, ...BOOK_TOPICS],
    run: ({ shop }, strike: StrikeOut) => shop.office.strikeMedicine(strike),
    success: () => good("Struck Out", "The entry stays, struck through, with your reason."),
    refusals: STRIKE_REFUSALS,
  });
