import type { Banner } from '@liftoff/contract/content-entities';
import { siteConfig } from '@liftoff/contract/site-config';
import { describe, expect, it } from 'vitest';
import { readBanners } from './banner.ts';

const banner: Banner = { id: 'a', image: '/pictures/scene/launch', title: 'Hello' };
const shown = { id: 'a', picture: '/pictures/scene/launch', title: 'Hello' };
const written = {
  ...banner,
  description: 'One wheel for everyone',
  labels: ['Live', 'New'],
  button: { name: 'Open the table', url: '/live/live-roulette' },
  terms: '18+',
};

describe('the operator’s banners', () => {
  it('are written as the contract says [PENTITY-019] [PCALL-012]', () => {
    const answer = { banners: [banner, written] };
    expect(siteConfig.bannersConfig.answer.parse(answer)).toEqual(answer);
    expect(readBanners(answer)).toEqual([
      shown,
      {
        ...shown,
        text: 'One wheel for everyone',
        eyebrow: 'Live',
        action: { label: 'Open the table', href: '/live/live-roulette' },
        terms: '18+',
      },
    ]);
  });

  it.each([
    ['/pokies/all?sort=new', '/pokies/all?sort=new'],
    ['https://partner.example/offer', 'https://partner.example/offer'],
    ['javascript:alert(1)', undefined],
    ['//evil.example', undefined],
    ['http://partner.example/', undefined],
    ['', undefined],
  ])('lead to %s: %s [A36]', (url, href) => {
    const [read] = readBanners({ banners: [{ ...banner, button: { name: 'Go', url } }] });
    expect(read?.action?.href).toBe(href);
  });

  it('are shown without what is missing or of another shape, and not at all without title and picture [CALL-013]', () => {
    const odd = { ...banner, description: 7, labels: 'Live', button: { name: 'Go' }, terms: {} };
    expect(readBanners({ banners: [odd, { ...banner, title: '' }, { ...banner, image: null }] })).toEqual([shown]);
    for (const answer of [undefined, null, {}, [], 'x', { banners: {} }, { banners: [null, 1, {}] }])
      expect(readBanners(answer)).toEqual([]);
  });
});
