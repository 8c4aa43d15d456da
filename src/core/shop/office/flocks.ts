import { addHens } from "#core/care/add-hens.ts";
import { addMedicine } from "#core/care/add-medicine.ts";
import { correctMedicine } from "#core/care/correct-medicine.ts";
import { deleteHens } from "#core/care/delete-hens.ts";
import { getCareOverview } from "#core/care/get-care-overview.ts";
import { getCountSheet } from "#core/care/get-count-sheet.ts";
import { getFlockCare } from "#core/care/get-flock-care.ts";
import { logCount } from "#core/care/log-count.ts";
import { nameFlock } from "#core/care/name-flock.ts";
import { putBackHens } from "#core/care/put-back-hens.ts";
import { strikeMedicine } from "#core/care/strike-medicine.ts";
import { updateHens } from "#core/care/update-hens.ts";
import { computeFlockPnL } from "#core/flocks/compute-flock-pnl.ts";
import { deleteCost, deleteEggs, putBackCost, putBackEggs } from "#core/flocks/delete-entry.ts";
import { getFlock } from "#core/flocks/get-flock.ts";
import { logCost } from "#core/flocks/log-cost.ts";
import { logEggs } from "#core/flocks/log-eggs.ts";
import { updateCost, updateEggs } from "#core/flocks/update-entry.ts";
import type { Calls } from "#core/shop/calls.ts";

export const flocksOffice = ({ command, query }: Calls) => ({
  getFlock: query(getFlock),
  computeFlockPnL: query(computeFlockPnL),
  logCost: command(logCost),
  deleteCost: command(deleteCost),
  putBackCost: command(putBackCost),
  updateCost: command(updateCost),
  logEggs: command(logEggs),
  logCount: command(logCount),
  updateEggs: command(updateEggs),
  deleteEggs: command(deleteEggs),
  putBackEggs: command(putBackEggs),
  getFlockCare: query(getFlockCare),
  getCareOverview: query(getCareOverview),
  nameFlock: command(nameFlock),
  addHens: command(addHens),
  updateHens: command(updateHens),
  deleteHens: command(deleteHens),
  putBackHens: command(putBackHens),
  addMedicine: command(addMedicine),
  correctMedicine: command(correctMedicine),
  strikeMedicine: command(strikeMedicine),
  getCountSheet: query(getCountSheet),
});
