import { cartFormat, storedCart } from "#adapters/local-storage/cart-format.ts";
import { customersFormat } from "#adapters/local-storage/customers-format.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import { createFlockBooks } from "#adapters/local-storage/flock-books.ts";
import { inventoryFormat } from "#adapters/local-storage/inventory-format.ts";
import { ordersFormat, storedOrder } from "#adapters/local-storage/orders-format.ts";
import { pricesFormat, storedPrices } from "#adapters/local-storage/prices-format.ts";
import { asList, asMap } from "#adapters/local-storage/records.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { createWritings } from "#adapters/local-storage/writings.ts";
import { isOrderOf } from "#core/orders/order.ts";
import type { Repositories } from "#ports/repositories.ts";

/** The repositories over one area: the storage itself, or one turn's buffer. */
export const createRepositories = (documents: Documents, area: StorageArea): Repositories => ({
  inventory: {
    load: async () => documents.read(area, inventoryFormat).value,
    save: async (inventory) => {
      const { stored } = documents.read(area, inventoryFormat);
      documents.write(area, "eggInventory", { ...asMap(stored), ...inventory });
    },
  },
  prices: {
    load: async () => documents.read(area, pricesFormat).value,
    save: async (prices) => {
      const { stored } = documents.read(area, pricesFormat);
      documents.write(area, "eggPrices", storedPrices(prices, stored));
    },
  },
  carts: {
    load: async () => documents.read(area, cartFormat).value,
    save: async (cart) => {
      const { stored } = documents.read(area, cartFormat);
      documents.write(area, "cart", storedCart(cart, stored));
    },
    countLeftOut: async () => documents.read(area, cartFormat).leftOut,
  },
  preferences: {
    isSidebarCollapsed: async () => area.getItem("adminSidebarCollapsed") === "true",
    setSidebarCollapsed: async (isCollapsed) =>
      area.setItem("adminSidebarCollapsed", String(isCollapsed)),
  },
  customers: {
    all: async () => documents.read(area, customersFormat).value,
    add: async (customer) => {
      const { stored } = documents.read(area, customersFormat);
      documents.write(area, "customers", [...asList(stored), customer]);
    },
    remove: async (id) => {
      const { stored } = documents.read(area, customersFormat);
      const others = asList(stored).filter((record) => asMap(record)?.id !== id);
      if (others.length < asList(stored).length) documents.write(area, "customers", others);
    },
  },
  flocks: createFlockBooks(documents, area),
  ...createWritings(documents, area),
  session: {
    isOpen: async () => area.getItem("isAdminAuthenticated") === "true",
    open: async () => area.setItem("isAdminAuthenticated", "true"),
    close: async () => area.removeItem("isAdminAuthenticated"),
  },
  orders: {
    add: async (order) => {
      const { stored } = documents.read(area, ordersFormat);
      documents.write(area, "orders", [...asList(stored), storedOrder(order)]);
    },
    all: async () => documents.read(area, ordersFormat).value,
    setStatus: async (id, status) => {
      const { value, stored } = documents.read(area, ordersFormat);
      const changed = asList(stored).map((record, index) =>
        id !== "" && value[index]?.id === id ? { ...asMap(record), status } : record,
      );
      documents.write(area, "orders", changed);
    },
    find: async (id) =>
      documents.read(area, ordersFormat).value.find((order) => id !== "" && order.id === id) ??
      null,
    ofEmail: async (email) =>
      documents.read(area, ordersFormat).value.filter((order) => isOrderOf(order, email)),
  },
});
