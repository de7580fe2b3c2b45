import type { Tx } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { winsLevel } from './chance.ts';
import { euroMicros } from './euro.ts';
import { jackpots, type JackpotConfig, type LevelConfig } from './jackpot-config.ts';
import { payLevel, type CountingRound, type JackpotAward } from './pay-level.ts';

/** A level that falls with a round. */
interface Fallen {
  readonly jackpot: JackpotConfig;
  readonly level: LevelConfig;
}

/** Takes `rows` of `countRound` as `$place`. */
export const insertContributions = (place: number): string => `
  INSERT INTO jackpot_contributions (jackpot, currency, stake, euro_micros)
  SELECT r->>0, r->>1, (r->>2)::numeric, (r->>3)::numeric FROM jsonb_array_elements($${place}::jsonb) AS r`;

/**
 * Hears of rounds. A counting one feeds the pools and draws each level once, from the round's committed seeds but apart
 * from the game's own numbers. A pool that falls is paid as cash in the same transaction, in the player's currency.
 */
export function countRound(deps: Deps) {
  const counting = new Map<string, readonly JackpotConfig[]>();
  const hear = async (tx: Tx, round: CountingRound) => {
    const found = counting.get(round.game) ?? (await jackpotsOf(tx, round.game));
    counting.set(round.game, found);
    if (found.length === 0) return { rows: null, pay: null };
    const micros = euroMicros(round.stake, round.currency);
    const rows = found.map(({ identifier }) => [identifier, round.currency, String(round.stake), String(micros)]);
    const fallen = found.flatMap(jackpot => fallenLevels(jackpot, round, micros));
    const pay = fallen.length === 0 ? null : (paying: Tx) => payFallen(paying, deps, fallen, round);
    return { rows: JSON.stringify(rows), pay };
  };
  return { insert: insertContributions, hear };
}

const fallenLevels = (jackpot: JackpotConfig, round: CountingRound, micros: bigint): Fallen[] =>
  jackpot.levels
    // The round's id keeps two bets on one shared round of a live table apart.
    .filter(({ identifier, one_in }) =>
      winsLevel(round.draw(`jackpot-${jackpot.identifier}-${identifier}-${round.roundId}`), micros, one_in),
    )
    .map(level => ({ jackpot, level }));

async function payFallen(tx: Tx, deps: Deps, fallen: readonly Fallen[], round: CountingRound) {
  const awards: JackpotAward[] = [];
  for (const { jackpot, level } of fallen) awards.push(await payLevel(tx, deps, jackpot, level, round));
  return awards.reduce((before, award) => ({
    ...award,
    jackpotWin: before.jackpotWin + award.jackpotWin,
    wins: [...before.wins, ...award.wins],
  }));
}

async function jackpotsOf(tx: Tx, game: string): Promise<readonly JackpotConfig[]> {
  const [row] = await tx.query<{ categories: string[] }>('SELECT categories FROM games WHERE slug = $1', [game]);
  return jackpots.filter(jackpot => jackpot.categories.some(category => row?.categories.includes(category)));
}
