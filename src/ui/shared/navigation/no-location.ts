/** In the place of wouter's own location, which nobody asks: the router is given another. */
const ask = (): never => {
  throw new Error("The router has been given no location.");
};

export { ask as useBrowserLocation, ask as useSearch };
