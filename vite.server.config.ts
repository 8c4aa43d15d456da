import { defineConfig } from "vite";
import { STYLES } from "./scripts/class-names.js";
import { LICENCES } from "./scripts/licences.js";

/** The server beside the site, and what is done from a shell: their own code in one folder, packages from where they are installed. */
export default defineConfig({
  css: STYLES,
  publicDir: false,
  build: {
    ssr: true,
    outDir: "dist-server",
    license: { fileName: LICENCES },
    target: "node20",
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        server: "src/server.ts",
        tool: "src/server-tool.ts",
        "static-site": "src/static-site.ts",
      },
    },
  },
});
