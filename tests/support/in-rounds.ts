const MOST_ROUNDS = 5;

/** Walks again until enough has happened for the walk to tell something: by chance a short one has little of a kind. */
export const inRounds = async (
  walk: () => Promise<unknown>,
  isEnough: () => boolean,
): Promise<void> => {
  for (let round = 0; round < MOST_ROUNDS && !isEnough(); round += 1) await walk();
};
