import { Volatility } from '@liftoff/contract/game';
import { minor } from '../../money.ts';
import type { CatalogueFields, EngineRules, GameRules, ModelFacts, PartsOf } from '../engine.ts';
import { slotFacts, slotSpecOf, solveSlot, spinSlot, takesStake, type SlotModel } from '../slot.ts';

type Parts = PartsOf<'slot'>;

function factsOf(model: SlotModel, { grid, lines, volatility }: CatalogueFields): ModelFacts {
  return { ...slotFacts(model), volatility: Volatility.safeParse(volatility).data ?? null, grid, lines };
}

/** A slot is decided and paid with its bet: it has one stake and takes no acts. */
function slotRules(fields: CatalogueFields): GameRules<Parts> {
  const spec = slotSpecOf(fields);
  if (spec === null) throw new RangeError('the engine has no such slot');
  const model = solveSlot(spec);
  return {
    model,
    facts: factsOf(model, fields),
    stakeUnit: BigInt(model.unit),
    isValid: () => true,
    stakes: input => [minor(input.stake_cents)],
    takesStakes: ({ stake_cents }, { min, max }) => {
      const stake = minor(stake_cents);
      return stake >= min && stake <= max && takesStake(model, stake);
    },
    stand: ({ input }, draw) => ({ state: 'settled', ...spinSlot(model, draw(), minor(input.stake_cents)) }),
    actsCountFrom: 'decision',
    knows: () => false,
    act: () => ({ taken: false, refusal: 'round_closed' }),
    endedAs: () => false,
  };
}

/** Reels of every layout, pays and free rounds. */
export const slot: EngineRules<Parts> = {
  carries: fields => slotSpecOf(fields) !== null,
  game: slotRules,
};
