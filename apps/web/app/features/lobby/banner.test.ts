import { describe, expect, it } from 'vitest';
import { readBanners } from './banner.ts';

const banner = (texts: unknown) => ({ banners: [{ id: 'a', picture: '/pictures/scene/launch', texts }] });

describe('the operator’s banners', () => {
  it('come in the visitor’s locale, else in the source locale [CALL-013]', () => {
    const texts = {
      'en-CA': { title: 'Hello' },
      de: { title: 'Hallo', action: { label: 'Los', href: '/pokies/all' } },
    };
    expect(readBanners(banner(texts), 'de', 'en-CA')).toEqual([
      { id: 'a', picture: '/pictures/scene/launch', title: 'Hallo', action: { label: 'Los', href: '/pokies/all' } },
    ]);
    expect(readBanners(banner(texts), 'et', 'en-CA')[0]?.title).toBe('Hello');
  });

  it('are none when the answer is empty or of another shape [CALL-013]', () => {
    for (const answer of [undefined, null, {}, [], 'x', { banners: {} }, { banners: [null, 1, {}] }, banner(null)])
      expect(readBanners(answer, 'de', 'en-CA')).toEqual([]);
  });
});
