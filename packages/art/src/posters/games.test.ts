import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games, providers, type CatalogueGame } from '@liftoff/catalogue/games';
import { buildGames, linesOf } from './build-games.ts';
import { TOTAL } from '@liftoff/catalogue/choose';
import { editDistance, sameWords } from '@liftoff/catalogue/likeness';
import { LEAST_SEPARATION } from '../direction/colours.ts';
import { separation } from '../palettes/palette.ts';

const lookOf = ({ art }: CatalogueGame): string => [art.subject, art.lay, art.ground, art.tint, art.scene].join('/');
const twice = (values: readonly string[]): string[] => values.filter((value, i) => values.indexOf(value) !== i);

describe('the catalogue', () => {
  it('the stored catalogue equals the generated one', () => {
    const stored = fs.readFileSync(new URL('../../../catalogue/src/games.jsonl', import.meta.url), 'utf8');
    expect(linesOf(buildGames()) === stored).toBe(true);
  });

  it('the catalogue contains 1,280 games from 48 studios, and every game belongs to a known studio', () => {
    expect(games).toHaveLength(TOTAL);
    expect(providers).toHaveLength(48);
    expect(providers.reduce((sum, provider) => sum + provider.games, 0)).toBe(TOTAL);
    expect(twice(providers.map(provider => provider.slug))).toEqual([]);
  });

  it('the catalogue contains the turbo game with the fixed address /play/turbogames/rocket-x [ROUTE-060]', () => {
    const rocket = games.find(game => game.slug === 'rocket-x');
    const studio = providers.find(provider => provider.id === rocket?.provider);
    expect(rocket?.categories).toContain('turbo');
    expect(studio).toMatchObject({ id: 'apogee-turbo', slug: 'turbogames' });
  });

  it('no two games in the catalogue have the same address, the same title words or the same look', () => {
    expect(twice(games.map(game => game.slug))).toEqual([]);
    expect(twice(games.map(game => sameWords(game.title)))).toEqual([]);
    expect(twice(games.map(lookOf))).toEqual([]);
  });

  it('no two titles in the catalogue differ by only one or two letters', () => {
    const titles = games.map(game => game.title.toLowerCase()).filter(title => title.length > 4);
    const near = titles.flatMap((a, i) =>
      titles
        .slice(i + 1)
        .filter(b => Math.abs(a.length - b.length) < 3 && a.length > 6 && editDistance(a, b) <= 2)
        .map(b => `${a} / ${b}`),
    );
    expect(near).toEqual([]);
  });

  it('titles are short, and RTP values are between 92 and 97.5 percent', () => {
    expect(games.filter(game => game.title.length > 26)).toEqual([]);
    expect(games.filter(game => game.rtp < 92 || game.rtp > 97.5)).toEqual([]);
  });

  it('the colours of every subject contrast with its background', () => {
    expect(games.filter(({ art }) => separation(art.ground, art.tint) < LEAST_SEPARATION)).toEqual([]);
  });
});
