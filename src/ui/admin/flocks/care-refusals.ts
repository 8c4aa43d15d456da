import type { CorrectMedicineRefusal } from "#core/care/correct-medicine.ts";
import type { TooFewHens } from "#core/care/hens.ts";
import type { NameFlockRefusal } from "#core/care/name-flock.ts";
import type { StrikeMedicineRefusal } from "#core/care/strike-medicine.ts";
import type { HensRefusal } from "#core/care/typed-hens.ts";
import type { MedicineRefusal } from "#core/care/typed-medicine.ts";
import type { UpdateHensRefusal } from "#core/care/update-hens.ts";
import { OVERTAKEN, UNLIKELY_DAY } from "#ui/admin/flocks/refusals.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";

const error = (text: string): Notice => ({ title: "Error", text, tone: "destructive" });

const TOO_FEW: Record<TooFewHens["kind"], Notice> = {
  "too-few-hens": error("There were fewer hens than that. Please check the date and the number."),
};

export const HENS_REFUSALS: Record<HensRefusal["kind"], Notice> = {
  ...TOO_FEW,
  "missing-hens": error("Please enter how many hens. Please check the marked fields."),
  "unlikely-day": UNLIKELY_DAY,
};

export const UPDATE_HENS_REFUSALS: Record<UpdateHensRefusal["kind"], Notice> = {
  ...HENS_REFUSALS,
  ...OVERTAKEN,
};

export const DELETE_HENS_REFUSALS: Record<TooFewHens["kind"], Notice> = {
  "too-few-hens": {
    title: "Not Deleted",
    text: "Hens left later that came in by this entry. Please delete or correct those entries first.",
    tone: "destructive",
  },
};

export const PUT_BACK_HENS_REFUSALS: Record<HensRefusal["kind"], Notice> = {
  ...HENS_REFUSALS,
  "too-few-hens": {
    title: "Not Restored",
    text: "There are too few hens by now. Please enter it anew.",
    tone: "destructive",
  },
};

export const NAME_REFUSALS: Record<NameFlockRefusal["kind"], Notice> = {
  ...OVERTAKEN,
  "long-name": error("A name has at most 30 letters."),
  "unlikely-day": UNLIKELY_DAY,
};

export const MEDICINE_REFUSALS: Record<MedicineRefusal["kind"], Notice> = {
  "missing-fields": error("Please fill in the marked fields."),
  "unlikely-day": UNLIKELY_DAY,
  backwards: error("It was last given before it was first given. Please check the dates."),
};

export const CORRECT_REFUSALS: Record<CorrectMedicineRefusal["kind"], Notice> = {
  ...MEDICINE_REFUSALS,
  ...OVERTAKEN,
  "struck-out": {
    title: "Not Changed",
    text: "This entry was struck out meanwhile. It stays as it was.",
    tone: "destructive",
  },
  "lifts-withdrawal": {
    title: "Not Changed",
    text: "This would put withheld eggs on sale. If the entry is wrong, strike it out with a reason and add it anew.",
    tone: "destructive",
  },
};

export const STRIKE_REFUSALS: Record<StrikeMedicineRefusal["kind"], Notice> = {
  "missing-fields": error("Please say why."),
  "record-gone": OVERTAKEN["record-gone"],
};
