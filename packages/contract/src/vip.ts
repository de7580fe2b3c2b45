import * as z from 'zod';
import { endpoints } from './core/endpoint.ts';
import { VipManager, VipProgress } from './vip-entities.ts';
import { text } from './core/text.ts';

const player = { server: 'platform', built: true, access: 'player', rate: 'read', onBreak: 'served' } as const;
/** Calls for the VIP club. */
export const loyalty = endpoints({
  vipProgress: {
    ...player,
    route: 'GET /jam/vip_status_progress',
    summary:
      'How far the player is on the way to the next status; not found for a player who may not have one (PCALL-028).',
    answer: VipProgress,
    refusals: ['unauthenticated', 'not_found'],
  },
  vipManagers: {
    ...player,
    route: 'POST /api/fe/config/managers',
    brings: 'nothing',
    summary: 'The managers of the groups of the session; the groups in the body are not believed (CALL-012, D4).',
    body: z.object({ userGroups: z.array(z.union([z.int(), text(80)])).optional() }),
    answer: z.array(VipManager),
    refusals: ['unauthenticated'],
  },
});
