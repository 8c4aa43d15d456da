/** Loads what pages fetch late before any test begins, so that what a module makes once is no single test's doing. */
import.meta.glob(["/src/core/**/*.ts", "/src/adapters/{local-storage,memory,versions}/**/*.ts"], {
  eager: true,
});
