/** The farm as its customers know it: a farmer edits this file, and the words of farm-terms.ts and farm-privacy.ts. */
export const FARM = {
  name: "Farmgate",
  tagline: "Fresh eggs from happy hens, straight from the farm gate.",
  /** Who writes the chicken stories. */
  owner: "Hannah Weald",
  /** As people write it; texts are welcome. */
  phone: "07700 900142",
  email: "hello@farmgate.example",
  /** Street, town and postcode. */
  address: ["Rusper Road", "Crawley", "RH11 0XX"],
  /** Degrees north and east. */
  coordinates: { latitude: 51.1215, longitude: -0.2318 },
  directions:
    "From Crawley take Rusper Road west for two miles. The farm gate is on the left, just after the old water tower; park on the gravel and ring the bell.",
  deliveryTown: "Crawley",
  /** The outward codes of the postcodes that are delivered to. */
  deliveryPostcodes: ["RH10", "RH11"],
  deliveryDays: "Saturdays and Sundays",
  /** The hours by the clock of the day. */
  collection: {
    days: ["Saturday", "Sunday"],
    opens: "10:00",
    closes: "16:00",
    otherwise: "weekdays by texting",
  },
} as const;
