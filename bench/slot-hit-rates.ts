import { writeFileSync } from 'node:fs';
import { solveSlot } from '@liftoff/rules/game/engines/slot/math';
import { layouts } from '@liftoff/rules/game/engines/slot/layouts';
import { referenceSpec } from '@liftoff/rules/game/engines/slot/solve';
import { seededDraw } from '@liftoff/rules/testing/seeded-draw';
import { simulate } from '@liftoff/rules/testing/simulate';

/**
 * Counts how often a round returns anything, and how often it returns more than the stake, for each layout and
 * volatility. Plays a million rounds for each, in the middle of the catalogue's RTP range, always from the same seed.
 * Run it after changing a recipe (takes about 20 minutes).
 */

const rounds = 1_000_000;
const volatilities = ['low', 'medium', 'high', 'very-high'] as const;

const lines: string[] = [];
for (const layout of Object.keys(layouts)) {
  for (const volatility of volatilities) {
    const model = solveSlot(referenceSpec(layout, volatility));
    const { returned, aboveStake, mean, error } = simulate(model, seededDraw(20_261), rounds);
    const any = (rounds / returned).toFixed(2);
    const above = (rounds / aboveStake).toFixed(2);
    lines.push(`  '${layout} ${volatility}': { any_return_one_in: ${any}, above_stake_one_in: ${above} },`);
    process.stdout.write(
      `${layout} ${volatility}: ${any}, ${above}; ${(mean * 100).toFixed(2)} % ± ${(error * 300).toFixed(2)}\n`,
    );
  }
}

const text = `export interface HitRate {
  any_return_one_in: number;
  above_stake_one_in: number;
}

/** Made by \`bench/slot-hit-rates.ts\`: layout and volatility → once in so many rounds. */
export const hitRates: Readonly<Record<string, HitRate>> = {
${lines.join('\n')}
};
`;
writeFileSync(new URL('../packages/rules/src/game/engines/slot/hit-rates.ts', import.meta.url), text);
