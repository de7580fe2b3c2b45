import type { FrameStart, Round, SeedPair } from '@liftoff/contract/game';
import { worthAt } from '../crash/crash-model.ts';
import { minor } from '../money.ts';
import { spotOf } from '../roulette/spots.ts';
import { slotModel } from '../slot/slot-model.ts';
import { crashPointOf } from './crash-point.ts';
import { seedHash, withDraws, type DrawSource } from './draws.ts';
import { playSlot } from './slot-play.ts';

/** One value of a recomputed round; the label is a key under `fairness.value.`, `number` counts reels. */
export interface RecomputedValue {
  label: 'reel' | 'number' | 'crash';
  number: number;
  text: string;
}

/**
 * What the revealed seed says of the hash: `shown`: it has the hash this browser was shown before; `stated`: this
 * browser was not shown the pair before, and the seed has the hash the platform now states; `other`: it has not the hash
 * that was shown (or, where none was, stated).
 */
export type Commitment = 'shown' | 'stated' | 'other';

/** What the check found. */
export interface Recomputed {
  commitment: Commitment;
  values: readonly RecomputedValue[];
  /** The outcome on record is the computed one. */
  sameOutcome: boolean;
  /** What the round should have returned, in minor units. */
  amount: bigint;
  /** The amount on record is the computed one. */
  sameAmount: boolean;
}

/** Pockets of the wheel. */
const pockets = 37;

const hundredths = (value: number): string => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}x`;

interface Computed {
  values: readonly RecomputedValue[];
  sameOutcome: boolean;
  amount: bigint;
}

type OutcomeOf<E extends Round['outcome']['engine']> = Extract<Round['outcome'], { engine: E }>;

async function rouletteAgain(source: DrawSource, outcome: OutcomeOf<'roulette'>): Promise<Computed> {
  const number = await withDraws(source, draw => draw(pockets));
  const returned = ({ spot, stake_cents }: OutcomeOf<'roulette'>['bets'][number]): bigint => {
    const covered = spotOf(spot)?.numbers ?? [];
    return covered.includes(number) ? minor(stake_cents) * BigInt(36 / covered.length) : 0n;
  };
  return {
    values: [{ label: 'number', number: 1, text: String(number) }],
    sameOutcome: outcome.number === number,
    amount: outcome.bets.reduce((sum, bet) => sum + returned(bet), 0n),
  };
}

/** The moment of a collect is not drawn: it is taken from the record, and must lie before the end of the flight. */
async function crashAgain(start: FrameStart, source: DrawSource, round: Round): Promise<Computed> {
  const point = await crashPointOf(start.model, source, minor(round.stake_cents));
  const { crash_hundredths: recorded, collected_hundredths: collected } = round.outcome as OutcomeOf<'crash'>;
  const possible = collected === null || collected <= point;
  return {
    values: [{ label: 'crash', number: 1, text: hundredths(point) }],
    sameOutcome: recorded === point && possible,
    amount: collected === null || !possible ? 0n : worthAt(minor(round.stake_cents), collected),
  };
}

async function slotAgain(start: FrameStart, source: DrawSource, round: Round): Promise<Computed> {
  const model = slotModel(start);
  const { spins } = round.outcome as OutcomeOf<'slot'>;
  const again = await withDraws(source, draw => playSlot(model, draw));
  const perUnit = minor(round.stake_cents) / BigInt(model.unit);
  const asRecorded = again.spins.map(({ grid, units }) => [grid, (BigInt(units) * perUnit).toString()]);
  return {
    values: again.stops.map((stop, index) => ({ label: 'reel', number: index + 1, text: String(stop + 1) }) as const),
    sameOutcome:
      JSON.stringify(spins.map(({ grid, win_cents }) => [grid, minor(win_cents).toString()])) ===
      JSON.stringify(asRecorded),
    amount: BigInt(again.units) * perUnit,
  };
}

function computedOf(start: FrameStart, source: DrawSource, round: Round): Promise<Computed> {
  const { outcome } = round;
  if (outcome.engine === 'roulette') return rouletteAgain(source, outcome);
  return outcome.engine === 'crash' ? crashAgain(start, source, round) : slotAgain(start, source, round);
}

/** Compares a revealed seed with the hash this browser was shown, `null` where it was shown none. */
export async function commitmentOf(pair: SeedPair, shown: string | null): Promise<Commitment> {
  const hash = await seedHash(pair.server_seed ?? '');
  if (hash !== (shown ?? pair.server_seed_hash)) return 'other';
  return shown === null ? 'stated' : 'shown';
}

/**
 * Computes a settled round of a revealed pair again, here in the browser: the hash of the seed, the draws, and what they pay.
 * Rejects where the browser has no WebCrypto (a page without TLS).
 */
export async function recompute(
  start: FrameStart,
  pair: SeedPair,
  round: Round,
  shown: string | null,
): Promise<Recomputed> {
  const source = { serverSeed: pair.server_seed ?? '', clientSeed: pair.client_seed, nonce: round.seed.nonce };
  const computed = await computedOf(start, source, round);
  return {
    commitment: await commitmentOf(pair, shown),
    ...computed,
    sameAmount: minor(round.win_cents) === computed.amount,
  };
}
