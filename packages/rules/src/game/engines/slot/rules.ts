import { Volatility } from '@liftoff/contract/game/game';
import { minor } from '../../../money/money.ts';
import type { CatalogueFields, EngineRules, GameRules, GameTraits, ModelFacts, PartsOf } from '../../engine.ts';
import {
  slotFacts,
  slotSpecOf,
  slotTraits,
  solveSlot,
  spinSlot,
  takesStake,
  type SlotModel,
  type SlotSpec,
} from './math.ts';

type Parts = PartsOf<'slot'>;

const volatilityOf = ({ volatility }: CatalogueFields) => Volatility.safeParse(volatility).data ?? null;

function factsOf(model: SlotModel, fields: CatalogueFields): ModelFacts {
  const { grid, lines } = fields;
  return { ...slotFacts(model), volatility: volatilityOf(fields), grid, lines };
}

function specOf(fields: CatalogueFields): SlotSpec {
  const spec = slotSpecOf(fields);
  if (spec === null) throw new RangeError('the engine has no such slot');
  return spec;
}

const traitsOf = (fields: CatalogueFields): GameTraits => ({
  ...slotTraits(specOf(fields)),
  least_return: Math.round(fields.rtp * 100 - 1) / 100,
  volatility: volatilityOf(fields),
});

/** A slot round is decided and paid together with its bet. It has one stake and accepts no actions. */
function slotRules(fields: CatalogueFields): GameRules<Parts> {
  const model = solveSlot(specOf(fields));
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
    wagers: (input, ended) => (ended === null ? minor(input.stake_cents) : 0n),
    stateAt: ({ input }, draw) => ({ state: 'settled', ...spinSlot(model, draw(), minor(input.stake_cents)) }),
    actsCountFrom: 'decision',
    knows: () => false,
    act: () => ({ taken: false, refusal: 'round_closed' }),
    endedAs: () => false,
  };
}

/** The slot engine: reels of every layout, all kinds of pays, and free rounds. */
export const slot: EngineRules<Parts> = {
  carries: fields => slotSpecOf(fields) !== null,
  traits: traitsOf,
  game: slotRules,
};
