import type { CompPoints } from '@liftoff/contract/points-entities';
import type { PointsBalance } from './points.ts';

/** A balance as its owner sees it [PENTITY-006]. Points of one player fit into a number. */
export const pointsView = ({ chargeable, persistent }: PointsBalance): CompPoints => ({
  chargeable: { points: Number(chargeable) },
  persistent: { points: Number(persistent) },
});
