import type { JsonPath } from "#core/backup/backup-file.ts";

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const valueAt = (value: unknown, [step, ...rest]: JsonPath): unknown => {
  if (step === undefined) return value;
  const inside = isObject(value) || Array.isArray(value) ? (value as Json)[step] : undefined;
  return valueAt(inside, rest);
};

const byFirstStep = (
  paths: readonly JsonPath[],
): ReadonlyMap<string | number, readonly JsonPath[]> => {
  const groups = new Map<string | number, JsonPath[]>();
  for (const [first, ...rest] of paths) {
    if (first === undefined) continue;
    const group = groups.get(first);
    if (group) group.push(rest);
    else groups.set(first, [rest]);
  }
  return groups;
};

const without = (value: unknown, paths: readonly JsonPath[]): unknown => {
  if (paths.length === 0) return value;
  const groups = byFirstStep(paths);
  const left = (step: string | number, item: unknown): readonly unknown[] => {
    const inside = groups.get(step) ?? [];
    return inside.some((rest) => rest.length === 0) ? [] : [without(item, inside)];
  };
  if (Array.isArray(value)) return value.flatMap((item, index) => left(index, item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => left(name, item).map((one) => [name, one])),
  );
};

export const leavingOut = <Value>(value: Value, paths: readonly JsonPath[]): Value =>
  (paths.some(({ length }) => length === 0) ? undefined : without(value, paths)) as Value;
