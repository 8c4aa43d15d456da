import fc from "fast-check";

const LONG = "x".repeat(600);

/** Texts and figures that look as if they meant something, and others that a rule has to refuse. */
const ODD_TEXTS = [
  ...["", " ", "nobody", "A", "PAY-1", "PAY-9", "7", "-5", "0.5", "1e308", "no address"],
  ...["2026-02-30", "1999-01-01", "2026-06-19", "2026-06-21", "9999-12-31", "RH10", "<p></p>"],
  ...["__proto__", LONG],
];
const ODD_FIGURES = [0, 1, -1, 0.5, 10_000, 1_000_001, 1e12, -1e12, Number.NaN];

type Path = readonly (string | number)[];

type Json = Readonly<Record<string, unknown>>;

const isInside = (value: unknown): value is Json => typeof value === "object" && value !== null;

const pathsIn = (value: unknown): readonly Path[] =>
  isInside(value)
    ? Object.entries(value).flatMap(([name, part]) => {
        const step = Array.isArray(value) ? Number(name) : name;
        return [[step], ...pathsIn(part).map((path) => [step, ...path])];
      })
    : [];

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((inside, step) => (inside as Json)[step], value);

const withAt = (value: unknown, [step, ...rest]: Path, odd: unknown): unknown => {
  if (step === undefined) return odd;
  const inside = withAt((value as Json)[step], rest, odd);
  if (Array.isArray(value)) return value.with(Number(step), inside);
  return { ...(value as Json), [step]: inside };
};

const oddFor = (value: unknown): readonly unknown[] => {
  if (typeof value === "string") return [...ODD_TEXTS, 7, null];
  if (typeof value === "number") return [...ODD_FIGURES, "7", null];
  if (typeof value === "boolean") return [!value];
  if (Array.isArray(value)) return [[], [...value, ...value]];
  return [value];
};

/** Arguments that fit a call, but for one value in them. */
export const oddInputs = (
  fitting: readonly (readonly unknown[])[],
): fc.Arbitrary<readonly unknown[]> =>
  fc.constantFrom(...fitting).chain((input) => {
    const paths = pathsIn(input);
    if (paths.length === 0) return fc.constant(input);
    return fc
      .constantFrom(...paths)
      .chain((path) =>
        fc
          .constantFrom(...oddFor(valueAt(input, path)))
          .map((odd) => withAt(input, path, odd) as readonly unknown[]),
      );
  });
