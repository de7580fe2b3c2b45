import { cashIn } from '@liftoff/rules/bonus/stake-part';
import type { Tx } from '../database/database.ts';
import type { Deps } from '../core/deps.ts';
import type { Platform } from '../core/platform-context.ts';
import { winsLevel } from './chance.ts';
import { euroMicros } from './euro.ts';
import { playersOfJackpots, type CountingGames } from './counting-games.ts';
import type { JackpotConfig, LevelConfig } from './jackpot-config.ts';
import { bothAwards, type RoundAwards, type SettledRound } from '../facts/round-listener.ts';
import { payLevel } from './pay-level.ts';

/** A jackpot level that is won in a round. */
interface Fallen {
  readonly jackpot: JackpotConfig;
  readonly level: LevelConfig;
}

/**
 * Runs in the transaction of each round. If the round's game contributes and the market rules of the player's place
 * allow jackpots, each level is drawn once, from the round's committed seeds but independently of the game's own
 * numbers, with a chance in proportion to the player's own stake [PX-02]. A pool that is won is paid as cash together
 * with the round, in the player's currency. The stake's contribution to the pools is made later, from the round's fact.
 */
export function drawLevels({ deps, ruleFor }: Pick<Platform, 'deps' | 'ruleFor'>, counting: CountingGames) {
  return async (tx: Tx, round: SettledRound) => {
    const counted = await counting.of(tx, round.game);
    if (counted.length === 0 || !(await playersOfJackpots(tx, ruleFor, [round.playerId], round.at)).has(round.playerId))
      return null;
    const micros = euroMicros(cashIn(round.parts), round.currency);
    const fallenOf = (jackpots: readonly JackpotConfig[]) =>
      jackpots.flatMap(jackpot => fallenLevels(jackpot, round, micros));
    if (fallenOf(counted).length === 0) return null;
    // The cached jackpots may be out of date, so only those in force decide.
    const fallen = fallenOf(await counting.inForce(tx, round.game));
    return fallen.length === 0 ? null : (paying: Tx) => payFallen(paying, deps, fallen, round);
  };
}

const fallenLevels = (jackpot: JackpotConfig, round: SettledRound, micros: bigint): Fallen[] =>
  jackpot.levels
    // The round's id makes the draws differ for two bets on the same table round.
    .filter(({ identifier, one_in }) =>
      winsLevel(round.draw(`jackpot-${jackpot.identifier}-${identifier}-${round.roundId}`), micros, one_in),
    )
    .map(level => ({ jackpot, level }));

async function payFallen(tx: Tx, deps: Deps, fallen: readonly Fallen[], round: SettledRound) {
  const awards: RoundAwards[] = [];
  for (const { jackpot, level } of fallen) awards.push(await payLevel(tx, deps, jackpot, level, round));
  return awards.reduce(bothAwards);
}
