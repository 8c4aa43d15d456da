/** So many places that follow each other are one block: a text with a 1 for each that is meant, and else a 0. */
export const BLOCK_SIZE = 256;

export const blockOf = (place: number): number => Math.floor(place / BLOCK_SIZE);

/** The bits of a block in which these of its places are meant. */
export const bitsOf = (places: readonly number[]): string => {
  const bits = Array.from({ length: BLOCK_SIZE }, () => "0");
  for (const place of places) bits[place % BLOCK_SIZE] = "1";
  return bits.join("");
};

/** Places of records. */
export interface Places {
  readonly count: number;
  has(place: number): boolean;
  list(): readonly number[];
}

const placesOf = (block: number, bits: string): readonly number[] =>
  [...bits].flatMap((bit, at) => (bit === "1" ? [block * BLOCK_SIZE + at] : []));

const countOf = (bits: string): number => bits.replaceAll("0", "").length;

/** The places that the bits of their blocks mean. */
export const placesIn = (blocks: ReadonlyMap<number, string>): Places => ({
  count: [...blocks.values()].reduce((sum, bits) => sum + countOf(bits), 0),
  has: (place) => blocks.get(blockOf(place))?.[place % BLOCK_SIZE] === "1",
  list: () => [...blocks].flatMap(([block, bits]) => placesOf(block, bits)),
});
