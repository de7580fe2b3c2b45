/** Same seed, same catalogue. */
export const SEED = 'liftoff-catalogue-1';
