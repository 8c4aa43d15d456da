import fs from "node:fs";

// Loaded into a server before it starts: a clock that is ahead by as many milliseconds as stand in the file that SHIFTED_CLOCK names.
const sign = process.env.SHIFTED_CLOCK ?? "";

const ahead = () => (fs.existsSync(sign) ? Number(fs.readFileSync(sign, "utf8")) : 0);

const RealDate = Date;

class ShiftedDate extends RealDate {
  /** @param {[]} parts */
  constructor(...parts) {
    if (parts.length > 0) super(...parts);
    else super(RealDate.now() + ahead());
  }

  static now() {
    return RealDate.now() + ahead();
  }
}

globalThis.Date = /** @type {DateConstructor} */ (/** @type {unknown} */ (ShiftedDate));
