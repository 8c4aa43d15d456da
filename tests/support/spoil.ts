import { expect } from "vitest";

const attempt = (change: () => void): void => {
  try {
    change();
  } catch {
    // A frozen record can't be spoilt.
  }
};

/** Changes a record and all that it holds, as far as they let themselves be changed. */
export const spoil = (record: unknown): void => {
  if (typeof record !== "object" || record === null) return;
  for (const [name, value] of Object.entries(record)) {
    spoil(value);
    if (typeof value !== "object") attempt(() => Object.assign(record, { [name]: "spoilt" }));
  }
  if (Array.isArray(record)) attempt(() => record.push("spoilt"));
};

/** Hands a record over and then changes it. */
export const handOverAndSpoil = async <Value>(
  record: Value,
  handOver: (record: Value) => Promise<void>,
): Promise<void> => {
  const mine = structuredClone(record);
  await handOver(mine);
  spoil(mine);
};

/** Reads the same again after what was read has been changed. */
export const expectACopy = async (read: () => Promise<unknown>): Promise<void> => {
  const first = await read();
  const before = structuredClone(first);
  expect(Object.keys(Object(before)), "there is nothing to copy").not.toEqual([]);
  spoil(first);
  expect(await read()).toEqual(before);
};
