import { act } from "@testing-library/react";
import { aShop, type Shop } from "#tests/support/a-shop.ts";

type Part = "counter" | "office" | "author" | "buyer";

const aConnection = () => {
  const listeners = new Set<() => void>();
  let isLost = false;
  let heardAt = "2026-04-07T09:42:00Z";
  return {
    isLost: () => isLost,
    heardAt: () => heardAt,
    hear: (at: string) => {
      heardAt = at;
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (lost: boolean) => {
      isLost = lost;
      for (const listener of listeners) listener();
    },
  };
};

/** A shop whose calls fail on demand, and whose connection can be lost. */
export const aFailingShop = (whole: Shop = aShop()) => {
  const faults = new Map<string, Error>();
  const connection = aConnection();

  const failing = <Calls extends object>(part: Part, calls: Calls): Calls =>
    new Proxy(calls, {
      get: (own, name) => {
        const fault = faults.get(part) ?? faults.get(`${part}.${String(name)}`);
        return fault ? () => Promise.reject(fault) : Reflect.get(own, name);
      },
    });

  const { shop, visitor } = whole.app;
  const parts = {
    author: failing("author", visitor.author),
    buyer: failing("buyer", visitor.buyer),
  };
  const app = {
    ...whole.app,
    shop: { counter: failing("counter", shop.counter), office: failing("office", shop.office) },
    // Not taken apart: of some of its calls the code is fetched when they are asked for.
    visitor: new Proxy(visitor, {
      get: (own, name) => Reflect.get(name in parts ? parts : own, name),
    }),
    connection,
  };

  return {
    shop: { ...whole, app },
    /** `call` is a part, or one of its calls such as "office.saveInventory". */
    fail: (call: Part | `${Part}.${string}`, fault: Error) => faults.set(call, fault),
    /** One call, or everything. */
    mend: (call?: string) => (call ? faults.delete(call) : faults.clear()),
    /** When the shop was last heard. */
    hear: connection.hear,
    lose: () => act(() => connection.set(true)),
    reconnect: () => act(() => connection.set(false)),
  };
};
