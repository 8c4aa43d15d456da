/** Pages of blocks that are never broken, each as full as it gets: the indexes of the first block of each. */
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
