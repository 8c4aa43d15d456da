import type { Farm } from "#core/farm.ts";
import { type Section, sellerName } from "#core/farm-words.ts";
import { MAP, PAYPAL } from "#core/privacy/farm-privacy.ts";

export const privacyInOneBrowser = (farm: Farm): readonly Section[] => [
  {
    title: "Everything stays in this browser",
    text: [
      "This shop keeps its records in the browser that you are looking at, and nowhere else: your basket, whether you chose delivery or collection, and for which days, your orders with your email address, the email you paid with last, what you typed last of who orders and for whom, the postcode you asked about last, and the news you have seen. What you typed into a form and did not send stays in the tab you have open, for a day at most. Nothing is sent to the farm, and there are no cookies.",
      "They stay until somebody clears this site's data in the browser's settings. Whoever uses this browser can see them.",
    ],
  },
  { title: "With whom", text: [PAYPAL, MAP] },
  {
    title: "Questions",
    text: [
      `${sellerName(farm)}, ${farm.name}, ${farm.business.address === "" ? "" : `${farm.business.address}, `}answers them: write to ${farm.email} or call ${farm.phone}.`,
    ],
  },
];
