import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PlayerSeed } from '../../shared/player/player.ts';
import { playData as data } from '../../testing/play-data.ts';
import { playerWith, show } from '../../testing/show.tsx';
import { NoDemoPanel } from './stage/closed-panels.tsx';
import { ModeLinks } from './mode-links.tsx';

const real = '/play/liftoff/moon-koi?mode=real';
const backToIt = new URLSearchParams({ redirect: real });

/** The targets of all links, by link text. */
const ways = () =>
  Object.fromEntries(screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')]));

it.each<[who: string, player: PlayerSeed | null, real: string]>([
  ['a guest to registration first', null, `/sign-up?${backToIt}`],
  ['a player to the game itself', playerWith(), real],
])('the Real link leads %s, and the Demo link opens the demo [ROLE-003] [ROUTE-045]', (_who, player, to) => {
  show(<ModeLinks data={data} mode="demo" />, player);
  expect(ways()).toEqual({ Real: to, Demo: '/play/liftoff/moon-koi?mode=demo' });
});

it('offers guests registration or sign-in for a game without a demo, and returns them to the game afterwards [ROLE-003]', () => {
  show(<NoDemoPanel data={{ ...data, game: { ...data.game, hasDemo: false } }} />);
  expect(ways()).toEqual({ 'Create account': `/sign-up?${backToIt}`, 'Sign in': `/sign-in?${backToIt}` });
});
