import { GamesNarrowing } from '@liftoff/contract/lobby/lobby';
import { describe, expect, it } from 'vitest';
import { countOf, narrowingKey, narrowingQuery, readNarrowing, toggled, without } from './narrowing.ts';

const read = (query: string) => readNarrowing(new URL(`https://site.example/pokies/all${query}`));

describe('readNarrowing', () => {
  it.each([
    ['', null],
    ['?studio=&feature=+&return=', null],
    ['?studio=quill+basalt+quill', { providers: ['basalt', 'quill'] }],
    ['?studio=../x+<b>+QUILL', null],
    ['?feature=demo+wilds+bonus-buy', { features: ['wilds', 'demo'] }],
    ['?pays=ways+scatter', { pays: ['ways'] }],
    ['?volatility=very-high+low+adjustable', { volatility: ['low', 'very-high'] }],
    ['?return=97', { min_return: 97 }],
    ['?return=96.5', null],
    ['?return=96+97', { min_return: 96 }],
    ['?sort=title&page=3&return=94&pays=lines', { pays: ['lines'], min_return: 94 }],
  ])('reads the address query "%s" as %j', (query, narrow) => expect(read(query)).toEqual(narrow));

  it('never accepts more filters from the address than the platform does', () => {
    const many = Array.from({ length: 40 }, (_, at) => `studio-${at}`).join('+');
    const narrow = read(`?studio=${many}&feature=${'wilds+'.repeat(300)}&volatility=low`);
    expect(GamesNarrowing.safeParse(narrow).success).toBe(true);
    expect(narrow?.providers).toHaveLength(20);
  });

  it('reads the same filters back from the address it writes, whatever their order', () => {
    const narrow = read('?return=95&studio=quill+basalt&volatility=high+low&feature=demo');
    const again = read(`?${new URLSearchParams(narrowingQuery(narrow))}`);
    expect(again).toEqual(narrow);
    const other = read('?volatility=low+high&feature=demo&studio=basalt+quill&return=95');
    expect(narrowingKey(other)).toBe(narrowingKey(narrow));
    expect(countOf(narrow)).toBe(6);
  });
});

describe('changing a filter', () => {
  it('selects a filter, and deselects it when toggled again', () => {
    const one = toggled(null, 'pays', 'ways');
    expect(one).toEqual({ pays: ['ways'] });
    const two = toggled(one, 'pays', 'lines');
    expect(two).toEqual({ pays: ['lines', 'ways'] });
    expect(toggled(toggled(two, 'pays', 'lines'), 'pays', 'ways')).toBeNull();
  });

  it('selecting a minimum return replaces the previous one', () => {
    const least = toggled({ features: ['demo'] }, 'min_return', '96');
    expect(toggled(least, 'min_return', '94')).toEqual({ features: ['demo'], min_return: 94 });
    expect(toggled(least, 'min_return', '97')).toEqual({ features: ['demo'], min_return: 97 });
    expect(toggled(least, 'min_return', '96')).toEqual({ features: ['demo'] });
  });

  it('removing a filter part removes all of its choices', () => {
    expect(without({ pays: ['lines', 'ways'], volatility: ['low'] }, 'pays')).toEqual({ volatility: ['low'] });
    expect(without({ pays: ['lines'] }, 'pays')).toBeNull();
  });
});
