import { BoxGroup, BoxPrize, BoxSegments, BoxTier, type BoxSegment } from '@liftoff/contract/lootbox-entities';
import type * as tiers from '@liftoff/contract/lootbox-tiers';
import { tableFault } from '@liftoff/rules/lootbox/prize-table';
import * as z from 'zod';
import { readConfigFile } from '../core/read-config-file.ts';

export type PrizeType = BoxPrize['type'];
/** The types of prizes that boxes give. */
export const givenTypes: readonly PrizeType[] = BoxPrize.options.map(({ shape }) => shape.type.value);

/** `config/lootboxes.json`, see config/README.md. */
const config = readConfigFile(
  'lootboxes.json',
  z.strictObject({
    valid_days: z.int().min(1).max(365),
    tables: z.array(
      z.strictObject({
        groups: z.array(BoxGroup),
        tiers: z.array(BoxTier),
        segments: BoxSegments.refine(segments => tableFault(segments) === null, {
          error: ({ input }) => `The table cannot draw: ${tableFault(BoxSegments.parse(input))}`,
        }),
      }),
    ),
  }),
);

/** How long a box can be opened. */
export const validMs = config.valid_days * 86_400_000;

/** The configured prize table of a group and tier. Throws if the file has none or several. */
export function configuredTable(group: tiers.BoxGroup, tier: tiers.BoxTier): readonly BoxSegment[] {
  const found = config.tables.filter(({ groups, tiers }) => groups.includes(group) && tiers.includes(tier));
  const [table] = found;
  if (table === undefined || found.length > 1)
    throw new Error(`config/lootboxes.json has ${found.length} tables for ${group} and ${tier}`);
  return table.segments;
}

// A missing table stops the start.
for (const group of BoxGroup.options) for (const tier of BoxTier.options) configuredTable(group, tier);
