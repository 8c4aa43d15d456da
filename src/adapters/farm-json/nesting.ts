const DEEPEST = 100;

const isNest = (value: unknown): value is object => typeof value === "object" && value !== null;

export const isTooDeep = (value: unknown): boolean => {
  let level = [value].filter(isNest);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === DEEPEST) return true;
    level = level.flatMap((nest) => Object.values(nest).filter(isNest));
  }
  return false;
};
