import type { Tx } from '../database/database.ts';
import type { Deps } from '../core/deps.ts';
import { winsLevel } from './chance.ts';
import { euroMicros } from './euro.ts';
import type { CountingGames } from './counting-games.ts';
import type { JackpotConfig, LevelConfig } from './jackpot-config.ts';
import type { RoundAward, SettledRound } from '../facts/round-listener.ts';
import { payLevel } from './pay-level.ts';

/** A level that falls with a round. */
interface Fallen {
  readonly jackpot: JackpotConfig;
  readonly level: LevelConfig;
}

/**
 * Hears of rounds in their transaction. A counting one draws each level once, from the round's committed seeds but apart
 * from the game's own numbers. A pool that falls is paid as cash with the round, in the player's currency; what the
 * stake brings to the pools follows from the round's fact.
 */
export function drawLevels(deps: Deps, counting: CountingGames) {
  return async (tx: Tx, round: SettledRound) => {
    const micros = euroMicros(round.stake, round.currency);
    const fallen = (await counting(tx, round.game)).flatMap(jackpot => fallenLevels(jackpot, round, micros));
    return fallen.length === 0 ? null : (paying: Tx) => payFallen(paying, deps, fallen, round);
  };
}

const fallenLevels = (jackpot: JackpotConfig, round: SettledRound, micros: bigint): Fallen[] =>
  jackpot.levels
    // The round's id keeps two bets on one shared round of a live table apart.
    .filter(({ identifier, one_in }) =>
      winsLevel(round.draw(`jackpot-${jackpot.identifier}-${identifier}-${round.roundId}`), micros, one_in),
    )
    .map(level => ({ jackpot, level }));

async function payFallen(tx: Tx, deps: Deps, fallen: readonly Fallen[], round: SettledRound) {
  const awards: RoundAward[] = [];
  for (const { jackpot, level } of fallen) awards.push(await payLevel(tx, deps, jackpot, level, round));
  return awards.reduce((before, award) => ({
    ...award,
    since: before.since,
    jackpotWin: before.jackpotWin + award.jackpotWin,
    wins: [...before.wins, ...award.wins],
  }));
}
