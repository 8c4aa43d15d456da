export const MOST = 9_000_000_000_000;

export const isReckonable = (figure: number): boolean => Math.abs(figure) <= MOST;
