import { parseArgs } from 'node:util';
import { games } from '@liftoff/catalogue/games';
import { collects, crashFacts, crashModel, crashPoint } from '@liftoff/rules/game/engines/crash/math';
import { payRoulette, pockets, rouletteFacts, spots, winningNumber } from '@liftoff/rules/game/engines/roulette/math';
import { slotSpecOf, solveSlot, type SlotModel } from '@liftoff/rules/game/engines/slot/math';
import { layouts } from '@liftoff/rules/game/engines/slot/layouts';
import { referenceSpec } from '@liftoff/rules/game/engines/slot/solve';
import { seededDraw } from '@liftoff/rules/testing/seeded-draw';
import { simulate } from '@liftoff/rules/testing/simulate';

/**
 * Checks returns by simulated play: `node bench/rtp.ts [--rounds 1000000] [--game slug …] [--seed 1]`. Without a
 * game, it plays every slot layout and volatility, crash at several multipliers, and every roulette spot. Each line
 * gives the stated return, the simulated return with its 99.7 % confidence interval, and whether they agree.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000000' },
    game: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: '1' },
  },
});
const rounds = Number.parseInt(values.rounds, 10);
const seed = Number.parseInt(values.seed, 10);
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const oneIn = (count: number): string => (count === 0 ? 'never' : `1 in ${(rounds / count).toPrecision(3)}`);

/** `mean` and its standard deviation `error` are multiples of the stake. */
function printReturn(name: string, stated: number, mean: number, error: number, notes: string): void {
  const agrees = Math.abs(mean * 100 - stated) <= 3 * error * 100;
  const simulated = `${(mean * 100).toFixed(2)} % ± ${(error * 300).toFixed(2)}`;
  print(
    `${name.padEnd(34)} ${stated.toFixed(2)} %  ${simulated.padEnd(18)} ${agrees ? 'agrees ' : 'DIFFERS'}  ${notes}`,
  );
}

function playSlot(name: string, model: SlotModel): void {
  const played = simulate(model, seededDraw(seed), rounds);
  const notes = [
    `any ${oneIn(played.returned)}`,
    `above stake ${oneIn(played.aboveStake)}`,
    `free rounds ${oneIn(played.features)}`,
    `deviation ${played.deviation.toFixed(1)}`,
    `best ${played.best}x of ${model.max_win_times_stake}x`,
    `cut ${oneIn(played.capped)}`,
  ];
  printReturn(name, model.rtp_percent, played.mean, played.error, notes.join(', '));
}

function playCrash(name: string, rtpPercent: number, maxWinTimes: number): void {
  const model = crashModel(rtpPercent, maxWinTimes);
  const draw = seededDraw(seed);
  const points = Array.from({ length: rounds }, () => crashPoint(model, draw, 100n));
  for (const hundredths of [101, 150, 200, 500, 1000, 10_000].filter(value => value <= model.max_hundredths)) {
    const chance = points.filter(point => collects(hundredths, point)).length / rounds;
    const times = hundredths / 100;
    const error = times * Math.sqrt((chance * (1 - chance)) / rounds);
    printReturn(`${name} at ${times}x`, crashFacts(model).rtp_percent, chance * times, error, '');
  }
}

function playRoulette(name: string): void {
  const draw = seededDraw(seed);
  const hits = Array.from({ length: pockets }, () => 0);
  for (let round = 0; round < rounds; round += 1) {
    const number = winningNumber(draw);
    hits[number] = (hits[number] ?? 0) + 1;
  }
  for (const kind of ['straight:17', 'split:8-11', 'street:13', 'corner:25', 'line:1', 'dozen:2', 'red']) {
    const wins = hits.map((count, number) => count * Number(payRoulette([{ spot: kind, stake: 1n }], number).win));
    const mean = wins.reduce((sum, win) => sum + win, 0) / rounds;
    const times = 36 / hits.filter((_, number) => payRoulette([{ spot: kind, stake: 1n }], number).win > 0n).length;
    const error = Math.sqrt((mean * (times - mean)) / rounds);
    printReturn(`${name} ${kind}`, rouletteFacts().rtp_percent, mean, error, `exact 36/37, ${spots.length} spots`);
  }
}

function playGame(slug: string): void {
  const game = games.find(({ slug: other }) => other === slug);
  if (!game) return print(`There is no game ${slug}.`);
  const spec = slotSpecOf(game);
  if (spec) return playSlot(slug, solveSlot(spec));
  if (game.categories.includes('crash')) return playCrash(slug, game.rtp, game.maxWin ?? 1000);
  if (/roulette/.test(game.categories.join())) return playRoulette(slug);
  return print(`The engine of ${slug} is not built yet.`);
}

if (values.game.length > 0) {
  for (const slug of values.game) playGame(slug);
} else {
  for (const layout of Object.keys(layouts)) {
    for (const volatility of ['low', 'medium', 'high', 'very-high'] as const) {
      playSlot(`${layout} ${volatility}`, solveSlot(referenceSpec(layout, volatility)));
    }
  }
  playCrash('crash', 96.13, 5000);
  playRoulette('roulette');
}
