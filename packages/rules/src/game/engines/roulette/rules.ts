import { minor, wire } from '../../../money/money.ts';
import type { EngineRules, GameRules, PartsOf, RoundPlay } from '../../engine.ts';
import { isSpot, payRoulette, rouletteFacts, spots, wheelOrder, winningNumber, type PlacedBet } from './math.ts';

type Parts = PartsOf<'roulette'>;

const chipsOf = ({ bets }: Parts['input']): PlacedBet[] =>
  bets.map(({ spot, stake_cents }) => ({ spot, stake: minor(stake_cents) }));

/** Outcome of a shared round before its result: only the chips on the table are visible. */
const lying = ({ input, shared }: RoundPlay<Parts>): Parts['outcome'] => ({
  engine: 'roulette',
  number: null,
  table_round: shared?.number ?? null,
  bets: chipsOf(input).map(({ spot, stake }) => ({ spot, stake_cents: wire(stake), win_cents: null })),
});

function paid({ input, shared }: RoundPlay<Parts>, number: number) {
  const { bets, win } = payRoulette(chipsOf(input), number);
  const outcome: Parts['outcome'] = {
    engine: 'roulette',
    number,
    table_round: shared?.number ?? null,
    bets: bets.map(bet => ({ spot: bet.spot, stake_cents: wire(bet.stake), win_cents: wire(bet.win) })),
  };
  return { outcome, win };
}

/**
 * The most that chips can lose on one number [PX-34], or nothing if they lose on less than a quarter of the numbers
 * [PX-35].
 */
function riskOf(chips: PlacedBet[]): bigint {
  const staked = chips.reduce((sum, { stake }) => sum + stake, 0n);
  const losses = wheelOrder.map(number => staked - payRoulette(chips, number).win).filter(loss => loss > 0n);
  if (losses.length * 4 < wheelOrder.length) return 0n;
  return losses.reduce((most, loss) => (loss > most ? loss : most), 0n);
}

/**
 * Each chip is a numbered stake. A private wheel pays immediately. In a shared round, chips can be taken back until
 * betting closes, and are paid when the ball has come to rest.
 */
const rules: GameRules<Parts> = {
  model: { pockets: wheelOrder, spots },
  facts: { ...rouletteFacts(), volatility: null, grid: null, lines: null, features: [] },
  stakeUnit: 1n,
  isValid: ({ bets }) => bets.every(({ spot }) => isSpot(spot)),
  stakes: input => chipsOf(input).map(({ stake }) => stake),
  takesStakes: (input, { min, max }) => {
    const stakes = chipsOf(input).map(({ stake }) => stake);
    return stakes.every(stake => stake >= min) && stakes.reduce((sum, stake) => sum + stake, 0n) <= max;
  },
  wagers: (input, ended) => (ended === null ? riskOf(chipsOf(input)) : 0n),
  stateAt: (play, draw, elapsedMs) => {
    if (play.acts.length > 0) return { state: 'rolled_back', outcome: lying(play) };
    if (play.shared !== null && elapsedMs < play.shared.resultMs)
      return { state: 'open', outcome: lying(play), endsMs: play.shared.resultMs };
    return { state: 'settled', ...paid(play, winningNumber(draw())) };
  },
  // Actions do not count from their arrival, because an action that is decided after betting closes might use
  // knowledge that was not available while betting.
  actsCountFrom: 'decision',
  knows: (act, { shared }) => act.name === 'roll_back' && shared !== null,
  act: ({ shared }, _act, atMs) =>
    shared !== null && atMs < shared.closesMs
      ? { taken: true, stakes: [] }
      : { taken: false, refusal: 'betting_closed' },
  endedAs: (_act, { state }) => state === 'rolled_back',
};

/** The roulette engine: a European wheel. */
export const roulette: EngineRules<Parts> = {
  carries: () => true,
  traits: () => ({ least_return: rules.facts.rtp_percent, volatility: null, features: [], pays: null }),
  game: () => rules,
};
