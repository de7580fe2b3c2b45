import type { Tx } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { winsLevel } from './chance.ts';
import { euroMicros } from './euro.ts';
import { jackpots, type JackpotConfig } from './jackpot-config.ts';
import { payLevel, type CountingRound, type JackpotAward } from './pay-level.ts';

/**
 * Feeds the pools from a counting round and draws each level once, from the round's committed seeds but apart from the
 * game's own numbers. A pool that falls is paid as cash in the same transaction, in the player's currency.
 */
export function countRound(deps: Deps): (tx: Tx, round: CountingRound) => Promise<JackpotAward | null> {
  const counting = new Map<string, readonly JackpotConfig[]>();
  return async (tx, round) => {
    const found = counting.get(round.game) ?? (await jackpotsOf(tx, round.game));
    counting.set(round.game, found);
    const awards: JackpotAward[] = [];
    for (const jackpot of found) {
      const micros = euroMicros(round.stake, round.currency);
      await tx.query(
        'INSERT INTO jackpot_contributions (jackpot, currency, stake, euro_micros) VALUES ($1, $2, $3, $4)',
        [jackpot.identifier, round.currency, round.stake, micros],
      );
      for (const level of jackpot.levels) {
        // The round's id keeps two bets on one shared round of a live table apart.
        const draw = round.draw(`jackpot-${jackpot.identifier}-${level.identifier}-${round.roundId}`);
        if (!winsLevel(draw, micros, level.one_in)) continue;
        awards.push(await payLevel(tx, deps, jackpot, level, round));
      }
    }
    return awards.reduce<JackpotAward | null>(
      (before, award) => ({ ...award, jackpotWin: (before?.jackpotWin ?? 0n) + award.jackpotWin }),
      null,
    );
  };
}

async function jackpotsOf(tx: Tx, game: string): Promise<readonly JackpotConfig[]> {
  const [row] = await tx.query<{ categories: string[] }>('SELECT categories FROM games WHERE slug = $1', [game]);
  return jackpots.filter(jackpot => jackpot.categories.some(category => row?.categories.includes(category)));
}
