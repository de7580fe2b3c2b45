import type { SpinGame } from '@liftoff/contract/bonus';
import { wire } from '@liftoff/rules/money/money';
import { playerById, type PlayerRow } from '../account/player-row.ts';
import { isRealPlayOn } from '../account/profile/rule-place.ts';
import type { Sql } from '../database/database.ts';
import type { EngineGame } from './engine-game.ts';
import { engineFor } from './engines.ts';
import { playedRules, type GameContext } from './game-context.ts';
import { gameFacts } from './game-facts.ts';
import { stakesOf } from './money/stakes.ts';

interface SpinsToPlay {
  readonly playerId: number;
  readonly currency: string;
  /** The stake of every spin in minor units. */
  readonly stake: bigint;
  /** Identifiers of the games of the terms. */
  readonly games: readonly string[];
}

/**
 * Lists the games of a set of free spins that exist, and whether the player can play each of them at that stake: a slot
 * that is not withdrawn, in this currency, where the player lives [PX-56].
 */
export const gamesOfSpins =
  (context: GameContext) =>
  async (sql: Sql, { playerId, currency, stake, games }: SpinsToPlay): Promise<(SpinGame & { isOpen: boolean })[]> => {
    const player = await playerById(sql, playerId);
    const rows = await sql.query<{
      slug: string;
      categories: readonly string[];
      provider: string;
      provider_title: string;
    }>(
      `SELECT g.slug, g.categories, g.provider, p.title AS provider_title FROM games g JOIN providers p ON p.id = g.provider
       WHERE g.slug = ANY ($1::text[]) AND $2 = ANY (g.currencies) ORDER BY array_position($1::text[], g.slug)`,
      [games, currency],
    );
    const listed: (SpinGame & { isOpen: boolean })[] = [];
    for (const { slug, categories, provider, provider_title } of rows) {
      const game = await context.findGame(sql, slug);
      if (game === null) continue;
      const { rtp_percent, volatility } = gameFacts(game, currency);
      const isOpen = isPlayable(context, player, { ...game, categories: [...categories] }, { currency, stake });
      listed.push({ identifier: slug, title: game.title, provider, provider_title, rtp_percent, volatility, isOpen });
    }
    return listed;
  };

function isPlayable(
  context: GameContext,
  player: PlayerRow | null,
  game: EngineGame,
  { currency, stake }: Pick<SpinsToPlay, 'currency' | 'stake'>,
): boolean {
  const stakes = stakesOf(game, currency);
  const bet = { engine: 'slot', stake_cents: wire(stake) } as const;
  return (
    player !== null &&
    game.engine === 'slot' &&
    engineFor(game) !== null &&
    !game.categories.includes('prerelease') &&
    stakes !== null &&
    playedRules(context, game).takesStakes(bet, stakes) &&
    isRealPlayOn(context.ruleFor, player, [player.country], context.deps.now())
  );
}
