/** Freezes all parts, so that the value needs no copy. Bytes can't be frozen. */
export const frozen = <Value>(value: Value): Value => {
  if (typeof value !== "object" || value === null) return value;
  if (Object.isFrozen(value) || ArrayBuffer.isView(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
};
