import type { GameFacts } from '@liftoff/contract/game';
import { Volatility } from '@liftoff/contract/game';
import { isCurrency, wire } from '@liftoff/rules/money';
import type { EngineGame } from './engine-game.ts';
import { engineFor, isLive } from './engines.ts';
import { modelFacts } from './models.ts';
import { stakesOf } from './stakes.ts';

const unknown = {
  rtp_percent: null,
  max_win_times_stake: null,
  max_win_one_in: null,
  any_return_one_in: null,
  above_stake_one_in: null,
  feature_one_in: null,
};

/** The info panel of a game: computed from what is played, so that nothing is promised that is not so [C29]. */
export function gameFacts(game: EngineGame, currency: string): GameFacts {
  const engine = game.categories.includes('prerelease') ? null : engineFor(game);
  const model = engine === null ? null : modelFacts(engine, game);
  const stakes = engine === null ? null : stakesOf(game, currency);
  const slot = engine === 'slot';
  return {
    identifier: game.slug,
    engine,
    state: engine === null ? 'prerelease' : 'open',
    ...(model === null
      ? unknown
      : {
          rtp_percent: model.rtp_percent,
          max_win_times_stake: model.max_win_times_stake,
          max_win_one_in: model.max_win_one_in,
          any_return_one_in: model.any_return_one_in,
          above_stake_one_in: model.above_stake_one_in,
          feature_one_in: model.feature_one_in,
        }),
    volatility: slot ? (Volatility.safeParse(game.volatility).data ?? null) : null,
    grid: slot ? game.grid : null,
    lines: slot ? game.lines : null,
    features: model !== null && 'features' in model ? model.features : [],
    live: isLive(game),
    min_stake_cents: stakes === null ? null : wire(stakes.min),
    max_stake_cents: stakes === null ? null : wire(stakes.max),
    currency: stakes !== null && isCurrency(currency) ? currency : null,
  };
}
