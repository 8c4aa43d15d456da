import type { Stores } from "#tests/support/a-shop.ts";

export const DIES = "the server is killed";

/** Stores of a server that is killed at a unit of work, before its commit or after. */
export const mortal = (stores: Stores) => {
  let left = Number.POSITIVE_INFINITY;
  let isAfter = false;
  const run: Stores["shop"]["unitOfWork"]["run"] = async (work, eggs) => {
    left -= 1;
    if (left < 0 || (left === 0 && !isAfter)) throw new Error(DIES);
    const done = await stores.shop.unitOfWork.run(work, eggs);
    if (left <= 0) throw new Error(DIES);
    return done;
  };
  return {
    stores: { ...stores, shop: { ...stores.shop, unitOfWork: { run } } },
    dieAt: (nth: number, after: boolean) => {
      left = nth;
      isAfter = after;
    },
  };
};
