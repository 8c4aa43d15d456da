import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Farmgate } from "#ui/farmgate.tsx";
import { guardedLocation } from "#ui/shared/navigation/guarded-location.ts";
import { ROUTES } from "#ui/shared/routes.ts";
import type { Home } from "./page-settings.ts";

/** Shows a shop on the page. */
export const start = async (opened: Home | Promise<Home>): Promise<void> => {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root.");
  const { app, desk, setting } = await opened;
  const location = guardedLocation(window, setting.paysByPayPal ? ROUTES.checkout : null);
  createRoot(root).render(
    <StrictMode>
      <Farmgate app={app} desk={desk} setting={setting} location={location} />
    </StrictMode>,
  );
};
