export interface OpeningHours {
  /** English names of weekdays. */
  readonly days: readonly string[];
  /** 24-hour clock: "09:30". */
  readonly opens: string;
  readonly closes: string;
}

/** The farm as its customers know it. */
export interface Farm {
  readonly name: string;
  readonly tagline: string;
  /** Who writes the chicken stories. */
  readonly owner: string;
  /** As people write it; texts are welcome. */
  readonly phone: string;
  readonly email: string;
  readonly address: readonly [street: string, town: string, postcode: string];
  /** Degrees north and east. */
  readonly coordinates: { readonly latitude: number; readonly longitude: number };
  readonly directions: string;
  readonly deliveryTown: string;
  /** The outward codes of the postcodes that are delivered to. */
  readonly deliveryPostcodes: readonly string[];
  readonly deliveryDays: string;
  readonly collection: OpeningHours & { readonly otherwise: string };
}

/** What a fresh shop begins with. The owner of one sets her own under Settings. */
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
  deliveryDays: "Saturdays and Sundays",
  collection: {
    days: ["Saturday", "Sunday"],
    opens: "10:00",
    closes: "16:00",
    otherwise: "weekdays by texting",
  },
};
