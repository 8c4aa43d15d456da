import type { MedicineEdit } from "#core/care/correct-medicine.ts";
import type { FlockToday } from "#core/care/get-care-overview.ts";
import type { CareSheet } from "#core/care/get-flock-care.ts";
import type { FlockNaming } from "#core/care/name-flock.ts";
import type { StrikeOut } from "#core/care/strike-medicine.ts";
import type { TypedHens } from "#core/care/typed-hens.ts";
import type { TypedMedicine } from "#core/care/typed-medicine.ts";
import type { HensEdit } from "#core/care/update-hens.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import type { OrdersWithEggs } from "#core/recall/get-orders-with-eggs.ts";
import { HELPER_READS } from "#core/session/helper-reads.ts";
import type { Topic } from "#ports/change-feed.ts";
import { commandsOn, good } from "#ui/admin/flocks/write-queries.ts";
import { REFUSALS, refused } from "#ui/admin/refusals.ts";
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

/** Only the owner reads orders with withheld eggs. */
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
    refusals: REFUSALS,
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
  refusals: REFUSALS,
  removeRefusals: {
    "too-few-hens": refused(
      "Not Deleted",
      "Hens left later that came in by this entry. Please delete or correct those entries first.",
    ),
  },
  putBackRefusals: {
    "too-few-hens": refused("Not Restored", "There are too few hens by now. Please enter it anew."),
  },
});

export const useAddMedicine = () =>
  useCommand({
    topic: TOPIC,
    touches: [TOPIC, ...BOOK_TOPICS],
    run: ({ shop }, typed: TypedMedicine) => shop.office.addMedicine(typed),
    success: () => good("Success!", "Medicine added successfully."),
    refusals: REFUSALS,
  });

export const useCorrectMedicine = () =>
  useCommand({
    topic: TOPIC,
    touches: [TOPIC, ...BOOK_TOPICS],
    run: ({ shop }, edit: MedicineEdit) => shop.office.correctMedicine(edit),
    success: () => good("Success!", "Medicine corrected successfully."),
    refusals: REFUSALS,
  });

export const useStrikeMedicine = () =>
  useCommand({
    topic: TOPIC,
    touches: [TOPIC, ...BOOK_TOPICS],
    run: ({ shop }, strike: StrikeOut) => shop.office.strikeMedicine(strike),
    success: () => good("Struck Out", "The entry stays, struck through, with your reason."),
    refusals: { ...REFUSALS, "missing-fields": refused("Error", "Please say why.") },
  });
