const EGGS = new Intl.NumberFormat("en-GB");

/** "1,200". */
export const formatEggs = (eggs: number): string => EGGS.format(eggs);
