/**
 * An independent, simple model of a player's year: VIP status, comp points, levels and the adventure. It knows the
 * published figures and the rules from their text, and shares no code with the platform.
 */

/** What the player does on a day, in whole euro. */
export interface YearDay {
  readonly at: Date;
  readonly deposits: readonly number[];
  readonly stake: number;
  /** The run whose super prize the player tries to claim; `null` on other days. */
  readonly claims: string | null;
}

const dayMs = 86_400_000;
const firstRun = Date.parse('2026-01-05');
const runDays = 14;
/** For each day of the calendar: its minimum deposit in euros, and its gift (a bonus in cents, or free spins). */
const calendar = [
  [10, 'freespins', 10],
  [20, 'bonus', 500],
  [20, 'freespins', 20],
  [20, 'bonus', 1_000],
  [20, 'freespins', 30],
  [25, 'bonus', 1_000],
  [20, 'freespins', 40],
  [25, 'bonus', 1_000],
  [25, 'freespins', 40],
  [30, 'bonus', 1_500],
  [30, 'freespins', 60],
] as const;
const neededDays = 9;
const superPrizeCents = 5_000;

/** Statuses with the euro that each takes in a quarter: deposits and bets. */
const ladder = [
  ['REGULAR', 0, 0],
  ['RISING_STAR', 6_000, 60_000],
  ['STAR', 7_500, 75_000],
  ['BRONZE', 9_000, 90_000],
  ['SILVER', 12_000, 120_000],
  ['GOLD', 18_000, 180_000],
  ['PLATINUM', 30_000, 300_000],
  ['DIAMOND', 60_000, 600_000],
] as const;
const [gold, diamond] = [5, 7];

/** The levels with the points that each takes, and its gift: points, or cash in cents. */
const levels = [
  [100, 10, 0],
  [500, 25, 0],
  [1_500, 50, 0],
  [3_000, 75, 0],
  [6_000, 100, 0],
  [10_000, 150, 0],
  [20_000, 250, 0],
  [40_000, 0, 500],
  [80_000, 750, 0],
  [150_000, 0, 2_000],
  [300_000, 1_500, 0],
  [600_000, 0, 10_000],
] as const;

const dayOf = (at: Date): number => Math.floor(at.getTime() / dayMs);
const quarterOf = (at: Date): string => `${at.getUTCFullYear()}-Q${Math.floor(at.getUTCMonth() / 3) + 1}`;

/** The run of a day, and the day's step in it from 1. */
function stepOf(at: Date): { run: string; step: number } {
  const since = dayOf(at) - firstRun / dayMs;
  const step = (since % runDays) + 1;
  return { run: `adventure-${dayOf(at) - step + 1}`, step };
}

/**
 * A year of days that follow `begun`. The quarters alternate between much and little play, so that the status rises and
 * falls, and runs of the adventure are completed, just missed and ignored.
 */
export function planYear(begun: Date): YearDay[] {
  let seed = 2_027;
  const below = (limit: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % limit;
  };
  return Array.from({ length: 365 }, (_, index) => {
    const at = new Date(begun.getTime() + (index + 1) * dayMs);
    const heavy = { Q4: 2, Q2: 1 }[quarterOf(at).slice(-2)] ?? 0;
    const { run, step } = stepOf(at);
    const isKeen = Math.floor((dayOf(at) - firstRun / dayMs) / runDays) % 2 === 0;
    const light = isKeen ? [30, 30, 10, 40, 30, 25, 30, 60][below(8)] : [0, 5, 15, 20, 25, 30][below(6)];
    const amount = heavy > 0 ? heavy * (250 + below(100)) : (light ?? 0);
    // Deposits of one day add up.
    const deposits = amount > 12 && below(3) === 0 ? [amount - 8, 8] : amount === 0 ? [] : [amount];
    const stake = heavy > 0 ? heavy * (2_500 + below(1_000)) : below(120);
    return { at, deposits, stake, claims: step === calendar.length + 1 ? run : null };
  });
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The place in the ladder after a quarter: at least one lower without the mark of the own status; Diamond stays. */
function placeAfter(place: number, days: readonly YearDay[]): number {
  if (place === diamond) return place;
  const deposited = sum(days.flatMap(({ deposits }) => deposits));
  const staked = sum(days.map(({ stake }) => stake));
  const reached = ladder.findLastIndex(([, deposits, bets]) => deposited >= deposits && staked >= bets);
  return reached >= place ? reached : place - 1;
}

/** What the year comes to. Gifts are `cause type amount`, sorted. */
export function recomputeYear(year: readonly YearDay[]) {
  const quarters = [...Map.groupBy(year, ({ at }) => quarterOf(at))];
  const gifts: string[] = [];
  const statuses: { quarter: string; status_after: string }[] = [];
  const superPrizes: string[] = [];
  let place = 0;
  let completed = new Set<string>();
  for (const [at, [quarter, days]] of quarters.entries()) {
    for (const day of place === gold ? days : []) {
      const { run, step } = stepOf(day.at);
      const [least, kind, amount] = calendar[step - 1] ?? [];
      if (least !== undefined && sum(day.deposits) >= least) {
        completed.add(`${run}:${step}`);
        gifts.push(`adventure:${run}:step:${step} ${kind} ${amount}`);
      }
      if (day.claims === null) continue;
      if ([...completed].filter(each => each.startsWith(`${run}:`)).length >= neededDays) {
        superPrizes.push(run);
        gifts.push(`adventure:${run}:step:${step} money ${superPrizeCents}`);
      }
      completed = new Set();
    }
    if (at === quarters.length - 1) break;
    const after = placeAfter(place, days);
    if (after > place) gifts.push(`vip:${quarter} group `);
    place = after;
    statuses.push({ quarter, status_after: ladder[place]?.[0] ?? '' });
  }
  // A point for each euro staked on pokies.
  const earned = sum(year.map(({ stake }) => stake));
  const reached = levels.filter(([needed]) => earned >= needed);
  for (const [at, [, points, cents]] of reached.entries())
    gifts.push(`level:level_${at + 1}:0 ${points > 0 ? `points ${points}` : `money ${cents}`}`);
  const givenCents = sum(reached.map(([, , cents]) => cents)) + superPrizes.length * superPrizeCents;
  const givenPoints = sum(reached.map(([, points]) => points));
  return { statuses, gifts: gifts.toSorted(), superPrizes, earned, givenPoints, givenCents };
}
