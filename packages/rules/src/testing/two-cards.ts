import type { WireAmount } from '@liftoff/contract/core/money';
import type { EngineRules, GameRules, RoundParts, RoundPlay, RoundState } from '../game/engine.ts';
import type { Draw } from '../game/fairness.ts';
import { minor, wire } from '../money/money.ts';

/**
 * The smallest game with several numbered stakes and actions, for tests only. An open card is compared with a hidden
 * one, and the higher card wins. Doubling adds a second stake equal to the first, and standing reveals the hidden
 * card. If the player does not stand, the round ends after a minute.
 */
export interface TwoCards extends RoundParts {
  readonly input: { readonly stake_cents: WireAmount };
  readonly act: { readonly name: 'double' } | { readonly name: 'stand' };
  readonly outcome: {
    readonly own: number;
    /** The hidden card; `null` while the round is open. */
    readonly hidden: number | null;
    readonly stakes_cents: readonly WireAmount[];
  };
}

export const twoCardsEndMs = 60_000;

const cards = 13;

const cardsOf = (draw: Draw) => ({ own: draw(cards), hidden: draw(cards) });

function stakesOf({ input, acts }: RoundPlay<TwoCards>): bigint[] {
  const first = minor(input.stake_cents);
  return [first, ...acts.filter(({ act }) => act.name === 'double').map(() => first)];
}

function stateAt(play: RoundPlay<TwoCards>, draw: Draw, elapsedMs: number): RoundState<TwoCards['outcome']> {
  const { own, hidden } = cardsOf(draw);
  const stakes = stakesOf(play);
  const shown = { own, stakes_cents: stakes.map(wire) };
  const stood = play.acts.some(({ act }) => act.name === 'stand');
  if (!stood && elapsedMs < twoCardsEndMs)
    return { state: 'open', outcome: { ...shown, hidden: null }, endsMs: twoCardsEndMs };
  const all = stakes.reduce((sum, stake) => sum + stake, 0n);
  const times = own > hidden ? 2n : own === hidden ? 1n : 0n;
  return { state: 'settled', outcome: { ...shown, hidden }, win: all * times };
}

const rules: GameRules<TwoCards> = {
  model: { cards },
  facts: {
    rtp_percent: 100,
    max_win_times_stake: 2,
    max_win_one_in: null,
    any_return_one_in: null,
    above_stake_one_in: null,
    feature_one_in: null,
    volatility: null,
    grid: null,
    lines: null,
    features: [],
  },
  stakeUnit: 1n,
  isValid: () => true,
  stakes: input => [minor(input.stake_cents)],
  takesStakes: ({ stake_cents }, { min, max }) => minor(stake_cents) >= min && minor(stake_cents) <= max,
  wagers: (input, ended) => (ended === null ? minor(input.stake_cents) : 0n),
  stateAt: (play, draw, elapsedMs) => stateAt(play, draw(), elapsedMs),
  actsCountFrom: 'arrival',
  knows: () => true,
  act: (play, act, atMs, draw) => {
    if (stateAt(play, draw(), atMs).state !== 'open') return { taken: false, refusal: 'round_closed' };
    if (act.name === 'stand') return { taken: true, stakes: [] };
    // Doubling is allowed only once.
    const stakes = stakesOf(play);
    return stakes.length > 1 ? { taken: false, refusal: 'round_closed' } : { taken: true, stakes: stakes.slice(0, 1) };
  },
  endedAs: (act, { state }) => act.name === 'stand' && state === 'settled',
};

export const twoCards: EngineRules<TwoCards> = {
  carries: () => true,
  traits: () => ({ least_return: null, volatility: null, features: [], pays: null }),
  game: () => rules,
};
