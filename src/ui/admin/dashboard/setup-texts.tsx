import type { ReactNode } from "react";
import { ADMIN_ROUTES, adminPaths } from "#core/admin-routes.ts";
import type { SetupStepName } from "#core/setup/setup-steps.ts";

interface SetupText {
  readonly title: string;
  readonly about: ReactNode;
  readonly to: string;
}

const PAYPAL = "https://developer.paypal.com/dashboard/applications/live";

export const SETUP_TEXTS: Readonly<Record<SetupStepName, SetupText>> = {
  farm: {
    title: "Your farm",
    about: "Name, address and phone, as customers read them.",
    to: adminPaths.settings("farm"),
  },
  eggs: {
    title: "Eggs and prices",
    about: "What you sell, in which packs, and for how much.",
    to: ADMIN_ROUTES.pricing,
  },
  days: {
    title: "Days and area",
    about: "When you deliver and where to, and when eggs are collected.",
    to: ADMIN_ROUTES.week,
  },
  words: {
    title: "Your own words",
    about: "What Home and About say of your farm.",
    to: adminPaths.settings("home"),
  },
  stories: {
    title: "Your stories",
    about: "The shop comes with two samples: keep them as yours, or remove them.",
    to: ADMIN_ROUTES.posts,
  },
  payments: {
    title: "Payments",
    about: "Get your shop's keys from PayPal, and put them into its settings.",
    to: PAYPAL,
  },
  mail: {
    title: "Mail",
    about: (
      <>
        Put your mail server into the settings (<code>SMTP_URL</code>), then send yourself a test
        mail.
      </>
    ),
    to: adminPaths.settings("notices"),
  },
  password: {
    title: "Password",
    about: "One of your own, in place of the one that every new shop has.",
    to: adminPaths.settings("people"),
  },
};
