import { buildIfNeeded } from '../scripts/build.ts';
import { withOwnTemp } from '../scripts/own-temp.ts';
import { print } from './bench-casino.ts';

/** `npm run bench [-- name …]` prints measurements and ratios, without asserting anything. */
const benches: Readonly<Record<string, () => Promise<void>>> = {
  weight: async () => (await import('./weight.ts')).benchWeight(),
  ssr: async () => (await import('./ssr.ts')).benchSsr(),
  'from-memory': async () => (await import('./from-memory.ts')).benchFromMemory(),
  bets: async () => (await import('./bets.ts')).printBets(),
  'mixed-bets': async () => (await import('./mixed-bets.ts')).printMixedBets(),
  facts: async () => (await import('./facts.ts')).printFacts(),
  'fact-kills': async () => (await import('./fact-kills.ts')).printFactKills(),
  kills: async () => (await import('./bet-kills.ts')).printKills(),
  'payment-kills': async () => (await import('./payment-kills.ts')).printPaymentKills(),
  'competition-kills': async () => (await import('./competition-kills.ts')).printCompetitionKills(),
  boards: async () => (await import('./boards.ts')).benchBoards(),
  'sign-in': async () => (await import('./sign-in.ts')).benchSignIn(),
  history: async () => (await import('./history.ts')).benchHistory(),
  search: async () => (await import('./search.ts')).benchSearch(),
  realtime: async () => (await import('./realtime.ts')).benchRealtime(),
  attacks: async () => (await import('./attacks.ts')).benchAttacks(),
  moments: async () => (await import('./moments.ts')).benchMoments(),
  navigation: async () => (await import('./navigation.ts')).benchNavigation(),
  scrolling: async () => (await import('./scrolling.ts')).benchScrolling(),
  screens: async () => (await import('./screens.ts')).benchScreens(),
  'first-paint': async () => (await import('./first-paint.ts')).benchFirstPaint(),
  lighthouse: async () => (await import('./lighthouse.ts')).benchLighthouse(),
};

const asked = process.argv.slice(2).filter(name => !name.startsWith('-'));
const unknown = asked.filter(name => !(name in benches));
if (unknown.length > 0) {
  print(`There is no bench ${unknown.join(', ')}; there are: ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
await buildIfNeeded();
const { left } = await withOwnTemp(async folder => {
  process.env.TMPDIR = folder;
  for (const [name, bench] of Object.entries(benches)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    print(`\n== ${name}`);
    await bench();
  }
});
if (left.length > 0) print(`Left in the temporary folder, and removed: ${left.join(', ')}`);
process.exit(left.length === 0 ? 0 : 1);
