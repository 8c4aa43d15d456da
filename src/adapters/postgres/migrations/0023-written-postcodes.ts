/** Orders with an address are indexed again, so that a postcode is found as people write it. */
export const WRITTEN_POSTCODES: readonly string[] = [
  "update orders set words = null where not (rest -> 'address') is null",
];
