import * as v from "valibot";

const LONGEST_ID = 200;

export const isStoredId = (id: string): boolean => id.length <= LONGEST_ID;

export const StoredId = v.pipe(v.string(), v.check(isStoredId));

export const Id = v.pipe(StoredId, v.nonEmpty());
