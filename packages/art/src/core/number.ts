export const num = (n: number): number => Math.round(n * 10) / 10;
