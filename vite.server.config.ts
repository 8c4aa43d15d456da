import { defineConfig } from "vite";
import { classNames } from "./tools/vite/class-names.js";
import { farmersPages } from "./tools/vite/farmers-pages.js";
import { LICENCES } from "./tools/vite/licences.js";

/** The server beside the site, and what is done from a shell: their own code in one folder, packages from where they are installed. */
export default defineConfig({
  plugins: [farmersPages()],
  css: {
    preprocessorOptions: { scss: { quietDeps: true } },
    modules: { generateScopedName: classNames() },
  },
  publicDir: false,
  build: {
    ssr: true,
    outDir: "dist-server",
    license: { fileName: LICENCES },
    target: "node20",
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        server: "src/app/server/main.ts",
        tool: "src/app/tasks/main.ts",
        "static-site": "src/app/render/static-site.ts",
      },
    },
  },
});
