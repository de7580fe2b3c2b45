// Roulette pieces as SVG: the single-zero wheel and the chips.
export { CHIPS, rouletteChip } from './roulette/chip.ts';
export { pocketColour, POCKETS } from './roulette/pockets.ts';
export { rouletteWheel } from './roulette/wheel.ts';
