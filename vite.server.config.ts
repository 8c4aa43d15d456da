import { defineConfig } from "vite";

/** The server beside the site: its own code in one folder, packages from where they are installed. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: "src/server.ts",
    outDir: "dist-server",
    target: "node20",
    emptyOutDir: true,
  },
});
