import type { NewOrder } from "#core/by-hand/add-order.ts";

/** A dozen large eggs for Mrs Hill, who collects them on the day after NOON and pays in cash. */
export const aNewOrder = (change: Partial<NewOrder> = {}): NewOrder => ({
  name: "Mrs Hill",
  phone: "",
  email: "",
  address: { lines: "", postcode: "" },
  packs: [{ category: "large", packSize: 12, quantity: 1, price: 340 }],
  method: "collection",
  day: "2026-06-21",
  note: "",
  how: "cash",
  sendsMail: false,
  anyway: { eggs: false, day: false },
  ...change,
});
