export function RouletteGame() { return null; }
