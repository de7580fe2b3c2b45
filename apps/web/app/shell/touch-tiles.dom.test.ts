import { afterAll, beforeEach, expect, it } from 'vitest';
import { pressedLink } from './follow-links.ts';

const tile = (name: string, demo: boolean) =>
  `<article class="tile"><a class="tile__play" href="/sign-up?${name}"></a>${demo ? `<a class="tile__demo" href="/play/${name}?mode=demo"></a>` : ''}</article>`;

beforeEach(() => {
  document.body.innerHTML = `${tile('koi', true)}${tile('table', false)}<a id="apart" href="/pokies/all"></a>`;
});
afterAll(() => document.body.replaceChildren());

/** The address that a click on a link leads to; `null` if it leads nowhere. */
function pressed(selector: string, guest: boolean, pointerType = 'touch'): string | null {
  const link = document.querySelector<HTMLAnchorElement>(selector);
  if (!link) throw new Error(`no ${selector}`);
  const event = Object.assign(new MouseEvent('click'), { pointerType });
  return pressedLink(event, link, guest)?.getAttribute('href') ?? null;
}
const play = (number: number) => `.tile:nth-of-type(${number}) .tile__play`;
const open = () => [...document.querySelectorAll('.tile')].map(one => one.hasAttribute('data-open'));

it("a guest's tap on a tile opens the demo, or the tile's own link if there is no demo [SHELL-078]", () => {
  expect(pressed(play(1), true)).toBe('/play/koi?mode=demo');
  expect(pressed(play(2), true)).toBe('/sign-up?table');
  expect(open()).toEqual([false, false]);
});

it("a player's first tap on a tile shows its options and hides those of other tiles, and the second tap follows the link [SHELL-078]", () => {
  expect(pressed(play(1), false)).toBeNull();
  expect(open()).toEqual([true, false]);
  expect(pressed(play(2), false)).toBeNull();
  expect(open()).toEqual([false, true]);
  expect(pressed(play(2), false)).toBe('/sign-up?table');
});

it('follows links immediately on mouse clicks, and links outside of tiles on any click', () => {
  expect(pressed(play(1), true, 'mouse')).toBe('/sign-up?koi');
  expect(pressed(play(1), false, 'mouse')).toBe('/sign-up?koi');
  expect(pressed('#apart', true)).toBe('/pokies/all');
});
