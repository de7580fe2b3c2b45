/** A made-up fixture with made-up odds. */
interface Fixture {
  sport: 'football' | 'tennis' | 'basketball';
  sides: readonly [string, string];
  /** The odds for the first side, for a draw if one is possible, and for the second side. */
  odds: readonly string[];
}

export const fixtures: readonly Fixture[] = [
  { sport: 'football', sides: ['Northport', 'Alder City'], odds: ['2.10', '3.40', '3.30'] },
  { sport: 'football', sides: ['Harbour United', 'Old Mill'], odds: ['1.75', '3.60', '4.80'] },
  { sport: 'tennis', sides: ['M. Kask', 'L. Ferro'], odds: ['1.62', '2.25'] },
  { sport: 'tennis', sides: ['A. Lind', 'R. Okoro'], odds: ['1.90', '1.90'] },
  { sport: 'basketball', sides: ['Tallmen', 'River Kings'], odds: ['1.48', '2.65'] },
];

/** One row of the fixture list. Nothing in it can be clicked, because no bets are taken here. */
export function fixtureMarkup({ sport, sides, odds }: Fixture, words: Readonly<Record<string, string>>): string {
  const signs = odds.length === 3 ? ['1', 'X', '2'] : ['1', '2'];
  const prices = odds.map((price, at) => `<div><dt>${signs[at]}</dt><dd>${price}</dd></div>`).join('');
  return `<li><p><span>${words[sport]}</span><b>${sides.join(' – ')}</b></p><dl>${prices}</dl></li>`;
}
