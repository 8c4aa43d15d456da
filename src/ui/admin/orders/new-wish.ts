/** Tells one request of a person from another: what is sent twice is done once. */
export const newWish = (): string => [...crypto.getRandomValues(new Uint32Array(3))].join("-");
