/** Returns the index of each page's first block; blocks are never broken. */
export const pageBreaks = (heights: readonly number[], room: number): readonly number[] => {
  const begins: number[] = [];
  let left = 0;
  for (const [at, height] of heights.entries()) {
    if (at === 0 || height > left) {
      begins.push(at);
      left = room;
    }
    left -= height;
  }
  return begins;
};
