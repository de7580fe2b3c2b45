import { minor } from '../../../money/money.ts';
import {
  collects,
  collectWin,
  crashFacts,
  crashModel,
  flightEnd,
  flightOf,
  multiplierAt,
  paysMore,
  type CrashModel,
  type FlightEnd,
} from './math.ts';
import type { CatalogueFields, EngineRules, GameRules, PartsOf, RoundDraw, RoundPlay } from '../../engine.ts';

type Parts = PartsOf<'crash'>;
type Play = RoundPlay<Parts>;

/** Maximum multiplier for a title that does not state one. */
const usualMaxWin = 1_000;

const stakeOf = ({ stake_cents }: Parts['input']): bigint => minor(stake_cents);

/** Flights collected below 1.50x risk too little to count as wagering [PX-35]. */
const countsAsRisk = (collected: number | null): boolean => collected === null || collected >= 150;

/** Visible outcome of a flight. Only the start time is visible while it is in progress. */
function outcomeOf(openedAt: Date, point: number | null, collected: number | null): Parts['outcome'] {
  return {
    engine: 'crash',
    crash_hundredths: point,
    collected_hundredths: collected,
    started_at: openedAt.toISOString(),
  };
}

/** Time of the first collect by hand that could win. Collects before 1.01x are ignored. */
const handOf = ({ acts }: Play, point: number): number | null =>
  acts.find(({ atMs }) => collects(multiplierAt(atMs), point))?.atMs ?? null;

function ended(model: CrashModel, play: Play, draw: RoundDraw, elapsedMs: number) {
  const { input } = play;
  const flight = flightOf(model, draw(), stakeOf(input), input.auto_collect_hundredths);
  const end: FlightEnd | null = flightEnd(flight, elapsedMs, handOf(play, flight.point));
  return { flight, end };
}

/**
 * A flight has one stake. It ends with a collect by hand, with the automatic collect set in the bet, or with the
 * crash.
 */
function crashRules(fields: CatalogueFields): GameRules<Parts> {
  const model = crashModel(fields.rtp, fields.maxWin ?? usualMaxWin);
  return {
    model,
    facts: { ...crashFacts(model), volatility: null, grid: null, lines: null, features: [] },
    stakeUnit: 1n,
    isValid: () => true,
    stakes: input => [stakeOf(input)],
    // An automatic collect that would only return the stake, after rounding down, is not allowed.
    takesStakes: (input, { min, max }) => {
      const stake = stakeOf(input);
      const auto = input.auto_collect_hundredths;
      return stake >= min && stake <= max && (auto === null || paysMore(stake, auto));
    },
    // Whether a flight counts depends on how early it is collected, so it counts once it is settled.
    wagers: (input, outcome) => (outcome !== null && countsAsRisk(outcome.collected_hundredths) ? stakeOf(input) : 0n),
    stateAt: (play, draw, elapsedMs) => {
      const { flight, end } = ended(model, play, draw, elapsedMs);
      if (end === null) return { state: 'open', outcome: outcomeOf(play.openedAt, null, null), endsMs: flight.lastsMs };
      const win = end.collected === null ? 0n : collectWin(stakeOf(play.input), end.collected);
      return { state: 'settled', outcome: outcomeOf(play.openedAt, flight.point, end.collected), win };
    },
    actsCountFrom: 'arrival',
    knows: act => act.name === 'collect',
    act: (play, _act, atMs, draw) =>
      ended(model, play, draw, atMs).end === null
        ? { taken: true, stakes: [] }
        : { taken: false, refusal: 'round_closed' },
    endedAs: (_act, { outcome }) => outcome.collected_hundredths !== null,
  };
}

/** The crash engine: a multiplier that rises until it crashes. */
export const crash: EngineRules<Parts> = {
  carries: () => true,
  traits: ({ rtp, maxWin }) => {
    const { rtp_percent } = crashFacts(crashModel(rtp, maxWin ?? usualMaxWin));
    return { least_return: rtp_percent, volatility: null, features: [], pays: null };
  },
  game: crashRules,
};
