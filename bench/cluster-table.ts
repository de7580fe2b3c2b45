import { writeFileSync } from 'node:fs';
import { buildSlot } from '@liftoff/rules/game/engines/slot/build';
import { clusterLaw } from '@liftoff/rules/game/engines/slot/cluster-law';
import { clusterKey, largestCluster } from '@liftoff/rules/game/engines/slot/odds';
import { layouts } from '@liftoff/rules/game/engines/slot/layouts';

/**
 * Writes the table of cluster odds for the symbol probabilities in the published layouts. Run it after changing a
 * recipe.
 */

const entries = new Map<string, string>();
for (const [name, { kind, reels }] of Object.entries(layouts)) {
  if (kind !== 'clusters') continue;
  for (const volatility of ['low', 'medium', 'high', 'very-high'] as const) {
    const cell = buildSlot(name, volatility).strips.base[0] ?? [];
    for (const symbol of new Set(cell)) {
      const chances = cell.filter(other => other === symbol).length;
      const key = clusterKey(reels, chances, cell.length);
      if (symbol === 'scatter' || entries.has(key)) continue;
      const law = clusterLaw(reels, chances / cell.length, largestCluster);
      entries.set(key, `  '${key}': [${law.map(value => value.toPrecision(12)).join(', ')}],`);
      process.stdout.write(`${key}\n`);
    }
  }
}

const text = `/** Made by \`bench/cluster-table.ts\`: side, chances of all → expected clusters of size 0, 1 … and of the last and above. */
export const clusterTable: Readonly<Record<string, readonly number[]>> = {
${[...entries.values()].join('\n')}
};
`;
writeFileSync(new URL('../packages/rules/src/game/engines/slot/cluster-table.ts', import.meta.url), text);
