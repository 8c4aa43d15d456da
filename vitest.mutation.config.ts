import { defineConfig } from "vitest/config";

/** What tries the core and the stores in short time: neither pages, nor the long days of the model, nor waits for a provider. */
export default defineConfig({
  test: {
    include: ["tests/{core,contracts,adapters}/**/*.test.ts"],
    exclude: ["tests/adapters/{postgres,pglite,node,hono,smtp,paypal,web-crypto}/**"],
    setupFiles: ["tests/support/setup.ts", "tests/support/load-all.ts"],
    restoreMocks: true,
    isolate: false,
  },
});
