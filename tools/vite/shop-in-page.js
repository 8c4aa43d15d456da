import { loadEnv } from "vite";
import { FARM } from "../../src/core/farm.ts";
import { deliveryDays } from "../../src/core/farm-words.ts";

/** What search engines and a page still loading show of the farm. */
const FARM_IN_PAGE = {
  "%FARM_NAME%": FARM.name,
  "%FARM_DESCRIPTION%": `${FARM.tagline} Free delivery to ${FARM.deliveryTown} on ${deliveryDays(FARM)}, or collection from the farm.`,
};

/**
 * The settings of a shop in one browser. They stand in the page and in no script, so that a server
 * can put its own in their place.
 * @param {Record<string, string>} env
 */
const settingsIn = (env) =>
  JSON.stringify({
    home: "browser",
    paypalClientId: env.VITE_PAYPAL_CLIENT_ID || "YOUR_PAYPAL_CLIENT_ID",
    adminPasswordHash: env.VITE_ADMIN_PASSWORD_HASH ?? "",
  }).replaceAll("<", "\\u003c");

/**
 * Puts the farm and the shop's settings into the page.
 * @returns {import("vite").Plugin}
 */
export const shopInPage = () => {
  let env = /** @type {Record<string, string>} */ ({});
  return {
    name: "shop-in-page",
    configResolved: ({ mode, envDir }) => {
      env = loadEnv(mode, envDir || process.cwd());
    },
    transformIndexHtml: {
      order: "post",
      handler: (page) =>
        Object.entries({ ...FARM_IN_PAGE, '"%SHOP%"': settingsIn(env) }).reduce(
          (html, [name, value]) => html.replaceAll(name, () => value),
          page,
        ),
    },
  };
};
