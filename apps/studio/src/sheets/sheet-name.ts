/** The sheets every game has. */
export type SheetName = 'rounds' | 'info' | 'fairness';
