import { useTranslations } from 'use-intl';
import { useAge } from '../../../shared/parts/trust-line.tsx';
import { usePlayerSeed } from '../../../shared/player/player.ts';
import { useBrand } from '../../../shared/site/shell-data.ts';
import { usePaths, useSite } from '../../../shared/site/site.ts';
import type { Banner } from './banner.ts';

/** Default slides that present the site, shown if the operator has configured no banners. */
export function useOwnBanners(): Banner[] {
  const t = useTranslations('lobby.banner');
  const paths = usePaths();
  const brand = useBrand();
  const { look } = useSite();
  const age = useAge();
  const guest = usePlayerSeed() === null;
  const welcome: Banner = {
    id: 'welcome',
    picture: `/pictures/scene/${look?.scene ?? 'launch'}`,
    eyebrow: t('welcome.eyebrow', { brand: brand.name }),
    title: t('welcome.title'),
    text: t('welcome.text'),
    action: guest
      ? { label: t('welcome.action'), href: paths.signUp() }
      : { label: t('welcome.second'), href: paths.pokies() },
    ...(guest ? { second: { label: t('welcome.second'), href: paths.pokies() } } : {}),
    terms: t('welcome.terms', { age }),
  };
  const rocket = paths.play('turbogames', 'rocket-x', 'demo');
  return [
    welcome,
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
    {
      id: 'jackpots',
      picture: '/pictures/scene/jackpot',
      eyebrow: t('jackpots.eyebrow'),
      title: t('jackpots.title'),
      text: t('jackpots.text'),
      action: { label: t('jackpots.action'), href: paths.category('jackpots') },
      terms: t('jackpots.terms', { age }),
    },
  ];
}
