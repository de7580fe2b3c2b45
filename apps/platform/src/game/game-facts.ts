import type { GameFacts } from '@liftoff/contract/game/game';
import type { ModelFacts } from '@liftoff/rules/game/engine';
import { isCurrency, wire } from '@liftoff/rules/money/money';
import type { EngineGame } from './engine-game.ts';
import { isLive, rulesOf } from './engines.ts';
import { stakesOf } from './money/stakes.ts';

const unknown: ModelFacts = {
  rtp_percent: null,
  max_win_times_stake: null,
  max_win_one_in: null,
  any_return_one_in: null,
  above_stake_one_in: null,
  feature_one_in: null,
  volatility: null,
  grid: null,
  lines: null,
  features: [],
};

/** The info panel of a game, computed from the game's actual rules, so that it promises nothing untrue [C29]. */
export function gameFacts(game: EngineGame, currency: string): GameFacts {
  const rules = game.categories.includes('prerelease') ? null : rulesOf(game);
  const stakes = rules === null ? null : stakesOf(game, currency);
  const figures = rules?.facts ?? unknown;
  return {
    identifier: game.slug,
    engine: rules === null ? null : game.engine,
    state: rules === null ? 'prerelease' : 'open',
    rtp_percent: figures.rtp_percent,
    max_win_times_stake: figures.max_win_times_stake,
    max_win_one_in: figures.max_win_one_in,
    any_return_one_in: figures.any_return_one_in,
    above_stake_one_in: figures.above_stake_one_in,
    feature_one_in: figures.feature_one_in,
    volatility: figures.volatility,
    grid: figures.grid,
    lines: figures.lines,
    features: figures.features,
    live: isLive(game),
    min_stake_cents: stakes === null ? null : wire(stakes.min),
    max_stake_cents: stakes === null ? null : wire(stakes.max),
    currency: stakes !== null && isCurrency(currency) ? currency : null,
  };
}
