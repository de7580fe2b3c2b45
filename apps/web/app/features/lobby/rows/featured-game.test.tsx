import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { playerWith, show } from '../../../testing/show.tsx';
import { tileGames } from '../../../testing/tile-games.ts';
import { FeaturedGame } from './featured-game.tsx';

const [game] = tileGames(1);
const open = (player?: ReturnType<typeof playerWith>) => {
  if (game) show(<FeaturedGame game={{ ...game, demo: true }} />, player);
};
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('the featured game opens its demo for guests', () => {
  open();
  expect(hrefOf('Try demo')).toBe(`/play/${game?.provider}/${game?.slug}?mode=demo`);
  expect(hrefOf('All new games')).toBe('/categories/new');
});

it('the featured game opens for real money for players', () => {
  open(playerWith());
  expect(hrefOf('Play')).toBe(`/play/${game?.provider}/${game?.slug}`);
});
