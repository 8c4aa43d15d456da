import fc from "fast-check";
import { withMore } from "#tests/support/farm-documents/any-json.ts";

const openDay = (method: string) =>
  fc
    .record({
      weekday: fc.constantFrom(0, 1, 2, 3, 4, 5, 6),
      method: fc.constant(method),
      from: fc.constantFrom("", "10:00"),
      to: fc.constantFrom("", "16:00"),
      cutOffDays: fc.constantFrom(0, 1, 7),
      cutOffTime: fc.constantFrom("18:00", "24:00"),
    })
    .chain((row) =>
      fc.constantFrom(row, { ...row, orders: 12 }, { ...row, orders: 1, eggs: 100_000 }),
    );

const exception = fc.constantFrom(
  {
    kind: "closed",
    id: "A",
    first: "2026-12-25",
    last: "2026-12-26",
    method: "both",
    reason: "Christmas",
  },
  {
    kind: "added",
    id: "B",
    day: "2026-12-24",
    method: "delivery",
    from: "",
    to: "",
    cutOffDays: 1,
    cutOffTime: "18:00",
    eggs: 60,
  },
);

const openDays = (method: string) =>
  fc.uniqueArray(openDay(method), {
    minLength: 1,
    maxLength: 7,
    selector: ({ weekday }) => weekday,
  });

export const farmWeek = fc.oneof(
  fc.constant({}),
  withMore(
    fc.record(
      {
        week: fc
          .tuple(openDays("delivery"), openDays("collection"))
          .map(([delivered, collected]) => [...delivered, ...collected]),
        area: fc.constantFrom(["BN6"], ["RH10", "EC1A 1"]),
        exceptions: fc.array(exception, { minLength: 1, maxLength: 2 }),
        horizon: fc.constantFrom(1, 60),
        before: openDays("delivery"),
        customersMay: fc.constantFrom(
          { changeDay: false, cancel: true },
          { changeDay: false, cancel: false },
        ),
      },
      { requiredKeys: ["week", "area"] },
    ),
  ),
);
