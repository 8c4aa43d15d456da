/** The farm as its customers know it: a farmer edits this file and no other. */
export const FARM = {
  name: "Farmgate",
  tagline: "Fresh eggs from happy hens, straight from the farm gate.",
  deliveryTown: "Crawley",
  deliveryDays: "Saturdays and Sundays",
  collectionTimes: "Saturdays and Sundays, 10:00 AM to 4:00 PM; weekdays by texting",
} as const;
