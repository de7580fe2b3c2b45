import type { IconComponent } from '@liftoff/ui/icon';
import {
  CherryIcon,
  CrownIcon,
  FileTextIcon,
  GiftIcon,
  HouseIcon,
  LayersIcon,
  SparklesIcon,
  SpadeIcon,
  StarIcon,
  TargetIcon,
  TrophyIcon,
} from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { hasMenuPlace, menuPlaces, type MenuPlace } from '../shared/site/menu-pages/menu-places.ts';
import { usePlayerSeed } from '../shared/player/player.ts';
import { useShellData } from '../shared/site/shell-data.ts';
import { usePaths } from '../shared/site/site.ts';

export interface MenuEntry {
  key: string;
  label: string;
  href: string;
  icon: IconComponent;
  /** Whether the link leads to another site [SHELL-024]. */
  external?: boolean;
}

/** The entries of the top menu in order [SHELL-021]. If there is a sports site, its link replaces the lobby. */
export function useTopMenu(): MenuEntry[] {
  const t = useTranslations('shell.nav');
  const paths = usePaths();
  const { brand, pages } = useShellData();
  const { bettingUrl } = brand;
  const placed = usePlaced();
  return [
    ...(bettingUrl ? [] : [{ key: 'lobby', label: t('lobby'), href: paths.lobby(), icon: HouseIcon }]),
    { key: 'pokies', label: t('pokies'), href: paths.pokies(), icon: CherryIcon },
    { key: 'live', label: t('live'), href: paths.live(), icon: SpadeIcon },
    ...(bettingUrl ? [{ key: 'sports', label: t('sports'), href: bettingUrl, icon: TargetIcon, external: true }] : []),
    ...placed.map(({ key, href }) => ({ key, label: t(key), href, icon: placeIcons[key] })),
    ...pages
      .filter(page => page.categories.includes('top-menu') && !hasMenuPlace(page.path))
      .map(page => ({ key: page.path, label: page.title, href: paths.at(page.path), icon: FileTextIcon })),
  ];
}

const placeIcons: Readonly<Record<MenuPlace, IconComponent>> = {
  tournaments: TrophyIcon,
  achievements: StarIcon,
  vip: CrownIcon,
};

/**
 * The parts of the site with a fixed place in the menus, in order. Players are led to their own VIP club, guests to the
 * page about it if the operator publishes one.
 */
export function usePlaced(): { key: MenuPlace; href: string }[] {
  const paths = usePaths();
  const { pages } = useShellData();
  const hasClub = usePlayerSeed() !== null;
  return (Object.keys(menuPlaces) as MenuPlace[])
    .filter(key => key !== 'vip' || hasClub || pages.some(page => page.path === menuPlaces[key]))
    .map(key => ({ key, href: key === 'vip' && hasClub ? paths.vipClub() : paths.at(menuPlaces[key]) }));
}

/** Entries after those of the top menu. */
export function useMoreMenu(): MenuEntry[] {
  const t = useTranslations('shell.nav');
  const paths = usePaths();
  return [
    { key: 'promotions', label: t('promotions'), href: paths.promotions(), icon: GiftIcon },
    { key: 'studios', label: t('studios'), href: paths.producers(), icon: LayersIcon },
    { key: 'new', label: t('newGames'), href: paths.category('new'), icon: SparklesIcon },
  ];
}
