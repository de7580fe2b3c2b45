/** Gold tones from light to dark. */
export const GOLD = ['#fff3cf', '#f1ce80', '#b57f33', '#6e4616'] as const;
