import type { FrameStart, Round, SeedPair } from '@liftoff/contract/game';
import { minor } from '../money.ts';
import { crashPointOf } from './crash-point.ts';
import { seedHash, withDraws, type DrawSource } from './draws.ts';
import { slotDraws } from './slot-grids.ts';

/** One value of a recomputed round; the label is a key under `fairness.value.`, `number` counts reels. */
export interface RecomputedValue {
  label: 'reel' | 'number' | 'crash';
  number: number;
  text: string;
}

/** What the check found. `same` is null when the round is not in the list, so there is nothing to compare with. */
export interface Recomputed {
  hashMatches: boolean;
  values: readonly RecomputedValue[];
  same: boolean | null;
}

/** Pockets of the wheel. */
const pockets = 37;

/** Stands for a stake nobody knows: every whole hundred of minor units has the same point. */
const wholeStake = 100n;

const hundredths = (value: number): string => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}x`;

/** The values a round came from, and whether the round on record shows the same ones. */
async function valuesOf(start: FrameStart, source: DrawSource, round: Round | null) {
  if (start.engine === 'roulette') {
    const number = await withDraws(source, draw => draw(pockets));
    const recorded = round?.outcome.engine === 'roulette' ? round.outcome.number : null;
    return {
      values: [{ label: 'number', number: 1, text: String(number) }],
      same: recorded === null ? null : recorded === number,
    } as const;
  }
  if (start.engine === 'crash') {
    const point = await crashPointOf(start.model, source, round === null ? wholeStake : minor(round.stake_cents));
    const recorded = round?.outcome.engine === 'crash' ? round.outcome.crash_hundredths : null;
    return {
      values: [{ label: 'crash', number: 1, text: hundredths(point) }],
      same: recorded === null ? null : recorded === point,
    } as const;
  }
  const spins = round?.outcome.engine === 'slot' ? round.outcome.spins : null;
  const { stops, grids } = await slotDraws(start, source, spins?.length ?? 1);
  return {
    values: stops.map((stop, index) => ({ label: 'reel', number: index + 1, text: String(stop + 1) }) as const),
    same: spins === null ? null : JSON.stringify(spins.map(({ grid }) => grid)) === JSON.stringify(grids),
  };
}

/**
 * Computes a round of a revealed pair again, here in the browser: the hash of the seed, then the draws.
 * Rejects where the browser has no WebCrypto (a page without TLS).
 */
export async function recompute(
  start: FrameStart,
  pair: SeedPair,
  nonce: number,
  round: Round | null,
): Promise<Recomputed> {
  const serverSeed = pair.server_seed ?? '';
  const hashMatches = (await seedHash(serverSeed)) === pair.server_seed_hash;
  return { hashMatches, ...(await valuesOf(start, { serverSeed, clientSeed: pair.client_seed, nonce }, round)) };
}
