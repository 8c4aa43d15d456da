/** Of the shop's own drawings; all other pictures are photos that a farmer has chosen. */
export const isDrawing = (address: string): boolean =>
  /^\/(?:eggs|pictures)\/[^/]+\.svg$/.test(address);
