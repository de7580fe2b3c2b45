/** Seed of the catalogue. The same seed gives the same catalogue. */
export const SEED = 'liftoff-catalogue-1';
