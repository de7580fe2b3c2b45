import { useTranslations } from 'use-intl';
import { useAge } from '../../../shared/parts/trust-line.tsx';
import { useBrand } from '../../../shared/site/shell-data.ts';
import { usePaths, useSite } from '../../../shared/site/site.ts';
import type { Banner } from './banner.ts';

/**
 * Default slides that present the site, shown if the operator has configured no banners. `first` is the slide for a
 * player; it replaces the welcome to guests and the default slide with its id. `hasJackpots` is `false` where jackpots
 * are not shown.
 */
export function useOwnBanners(hasJackpots: boolean, first?: Banner | null): Banner[] {
  const t = useTranslations('lobby.banner');
  const paths = usePaths();
  const brand = useBrand();
  const { look } = useSite();
  const age = useAge();
  const welcome: Banner = {
    id: 'welcome',
    picture: `/pictures/scene/${look?.scene ?? 'launch'}`,
    eyebrow: t('welcome.eyebrow', { brand: brand.name }),
    title: look?.headline ?? t('welcome.title'),
    text: t('welcome.text'),
    action: { label: t('welcome.second'), href: paths.pokies() },
    terms: t('welcome.terms', { age }),
  };
  const rocket = paths.play('turbogames', 'rocket-x', 'demo');
  const jackpots: Banner = {
    id: 'jackpots',
    picture: '/pictures/scene/jackpot',
    eyebrow: t('jackpots.eyebrow'),
    title: t('jackpots.title'),
    text: t('jackpots.text'),
    action: { label: t('jackpots.action'), href: paths.category('jackpots') },
    terms: t('jackpots.terms', { age }),
  };
  const others: Banner[] = [
    {
      id: 'turbo',
      picture: '/pictures/scene/turbo',
      eyebrow: t('turbo.eyebrow'),
      title: t('turbo.title'),
      text: t('turbo.text'),
      action: { label: t('turbo.action'), href: rocket },
      second: { label: t('turbo.second'), href: paths.category('turbo') },
      terms: t('turbo.terms', { age }),
    },
    ...(hasJackpots ? [jackpots] : []),
  ];
  if (first === undefined) return [welcome, ...others];
  return first ? [first, ...others.filter(({ id }) => id !== first.id)] : others;
}
