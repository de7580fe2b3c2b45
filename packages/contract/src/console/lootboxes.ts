import * as z from 'zod';
import { endpoints } from '../core/endpoint.ts';
import { trimmedText } from '../core/text.ts';
import { BoxGroup, BoxSegments, BoxStage, BoxTier } from '../lootbox-entities.ts';

const operator = { server: 'platform', access: 'operator', rate: 'operator', built: true } as const;

/** A prize table with the chance of each segment in percent, in the order of the segments. */
const BoxTable = z.object({
  group: BoxGroup,
  tier: BoxTier,
  /** 0 for the table of `config/lootboxes.json`; each change by staff adds 1. */
  version: z.int(),
  segments: BoxSegments,
  chances_percent: z.array(z.number()),
});
export type BoxTable = z.infer<typeof BoxTable>;

/** A box as staff see it. The drawn segment is `null` while the box is unopened. */
const IssuedBox = z.object({
  id: z.uuid(),
  cause: z.string(),
  group_key: z.string(),
  stage: BoxStage,
  created_at: z.string(),
  valid_until: z.string().nullable(),
  activated_at: z.string().nullable(),
  prize: z.string().nullable(),
});
export type IssuedBox = z.infer<typeof IssuedBox>;

/** Prize tables and the boxes of players. Staff issue a box with `consoleGiveReward`. */
export const consoleLootboxes = endpoints({
  consoleBoxTables: {
    ...operator,
    route: 'GET /console/api/lootbox-tables',
    summary: 'The prize tables of boxes and of the wheel, with their chances.',
    answer: z.array(BoxTable),
    refusals: ['unauthenticated'],
  },
  consoleChangeBoxTable: {
    ...operator,
    route: 'PUT /console/api/lootbox-tables/{group}/{tier}',
    brings: 'nothing',
    summary: 'Replace a prize table, or with `preview` only check it and return its chances.',
    ids: { group: 'public', tier: 'public', id: 'made' },
    params: { group: BoxGroup, tier: BoxTier },
    body: z.strictObject({ segments: BoxSegments, preview: z.boolean().default(false) }),
    answer: BoxTable,
    refusals: ['unauthenticated', 'not_found', 'invalid'],
  },
  consoleBoxes: {
    ...operator,
    route: 'GET /console/api/players/{email}/lootboxes',
    summary: 'A player’s boxes: newest first, 200 at most.',
    ids: { email: 'public' },
    answer: z.array(IssuedBox),
    refusals: ['unauthenticated', 'not_found'],
  },
  consoleCancelBox: {
    ...operator,
    route: 'POST /console/api/lootboxes/{id}/cancellation',
    brings: 'nothing',
    summary: 'Take back an unopened box, with a reason. A box that has ended is `forbidden`.',
    ids: { id: 'public' },
    body: z.strictObject({ reason: trimmedText(500).min(1) }),
    answer: IssuedBox,
    refusals: ['unauthenticated', 'forbidden', 'not_found', 'invalid'],
  },
});
