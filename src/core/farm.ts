import { EGG_TYPES, type EggType } from "#core/catalogue/catalogue.ts";
import { SATURDAY, SUNDAY } from "#core/shared/week.ts";
import { ALL_OF_IT, type CustomersMay } from "#core/week/customers-may.ts";
import { type Calendar, type OpenDay, USUAL_HORIZON, WITHOUT_CAPS } from "#core/week/farm-week.ts";

export interface Business {
  readonly name: string;
  readonly address: string;
  readonly vat: string;
}

export const ASK_PHONE = ["no", "optional", "required"] as const;

/** Whether an order is asked for a phone: "required" is so for a delivery, else it is optional. */
export type AskPhone = (typeof ASK_PHONE)[number];

export interface Farm {
  readonly name: string;
  readonly tagline: string;
  readonly owner: string;
  readonly phone: string;
  readonly email: string;
  readonly address: readonly [street: string, town: string, postcode: string];
  readonly coordinates: { readonly latitude: number; readonly longitude: number };
  readonly directions: string;
  readonly deliveryTown: string;
  readonly deliveryPostcodes: readonly string[];
  readonly calendar: Calendar;
  readonly daysBefore: readonly OpenDay[];
  readonly customersMay: CustomersMay;
  readonly otherwise: string;
  readonly askPhone: AskPhone;
  readonly business: Business;
  readonly eggs: readonly EggType[];
}

const WEEKEND = [SATURDAY, SUNDAY].flatMap((weekday): readonly OpenDay[] => [
  { weekday, method: "delivery", from: "", to: "", ...WITHOUT_CAPS },
  { weekday, method: "collection", from: "10:00", to: "16:00", ...WITHOUT_CAPS },
]);

export const FARM: Farm = {
  name: "Farmgate",
  tagline: "Fresh eggs from happy hens, straight from the farm gate.",
  owner: "Hannah Weald",
  phone: "07700 900142",
  email: "hello@farmgate.example",
  address: ["Rusper Road", "Crawley", "RH11 0XX"],
  coordinates: { latitude: 51.1215, longitude: -0.2318 },
  directions:
    "From Crawley take Rusper Road west for two miles. The farm gate is on the left, just after the old water tower; park on the gravel and ring the bell.",
  deliveryTown: "Crawley",
  deliveryPostcodes: ["RH10", "RH11"],
  calendar: { week: WEEKEND, exceptions: [], horizon: USUAL_HORIZON },
  daysBefore: WEEKEND,
  customersMay: ALL_OF_IT,
  otherwise: "weekdays by texting",
  askPhone: "optional",
  business: { name: "", address: "", vat: "" },
  eggs: EGG_TYPES,
};
