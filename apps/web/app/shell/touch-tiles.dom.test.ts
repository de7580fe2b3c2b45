import { afterAll, beforeEach, expect, it } from 'vitest';
import { pressedLink } from './touch-tiles.ts';

const tile = (name: string, demo: boolean) =>
  `<article class="tile"><a class="tile__play" href="/sign-up?${name}"></a>${demo ? `<a class="tile__demo" href="/play/${name}?mode=demo"></a>` : ''}</article>`;

beforeEach(() => {
  document.body.innerHTML = `${tile('koi', true)}${tile('table', false)}<a id="apart" href="/pokies/all"></a>`;
});
afterAll(() => document.body.replaceChildren());

/** Where a press of a link leads. */
function pressed(selector: string, guest: boolean, pointerType = 'touch'): string | null {
  const link = document.querySelector<HTMLAnchorElement>(selector);
  if (!link) throw new Error(`no ${selector}`);
  const event = Object.assign(new MouseEvent('click'), { pointerType });
  return pressedLink(event, link, guest)?.getAttribute('href') ?? null;
}
const play = (number: number) => `.tile:nth-of-type(${number}) .tile__play`;
const open = () => [...document.querySelectorAll('.tile')].map(one => one.hasAttribute('data-open'));

it('a guest’s tap on a tile opens the demo, and where there is none what the tile leads to [SHELL-078]', () => {
  expect(pressed(play(1), true)).toBe('/play/koi?mode=demo');
  expect(pressed(play(2), true)).toBe('/sign-up?table');
  expect(open()).toEqual([false, false]);
});

it('a player’s first tap shows the choice of one tile at a time, the next one follows it [SHELL-078]', () => {
  expect(pressed(play(1), false)).toBeNull();
  expect(open()).toEqual([true, false]);
  expect(pressed(play(2), false)).toBeNull();
  expect(open()).toEqual([false, true]);
  expect(pressed(play(2), false)).toBe('/sign-up?table');
});

it('a mouse, and a link that stands in no tile, are followed at once', () => {
  expect(pressed(play(1), true, 'mouse')).toBe('/sign-up?koi');
  expect(pressed(play(1), false, 'mouse')).toBe('/sign-up?koi');
  expect(pressed('#apart', true)).toBe('/pokies/all');
});
