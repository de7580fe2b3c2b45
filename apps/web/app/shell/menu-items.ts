import type { IconComponent } from '@liftoff/ui/icon';
import {
  CherryIcon,
  CrownIcon,
  FileTextIcon,
  HouseIcon,
  LayersIcon,
  SparklesIcon,
  SpadeIcon,
  StarIcon,
  TargetIcon,
  TrophyIcon,
} from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { useShellData } from '../shared/shell-data.ts';
import { usePaths } from '../shared/site.ts';

export interface MenuEntry {
  key: string;
  label: string;
  href: string;
  icon: IconComponent;
  /** Leads to another site (SHELL-024). */
  external?: boolean;
}

/** The top menu in order (SHELL-021 to SHELL-028); a betting link takes the lobby's place. */
export function useTopMenu(): MenuEntry[] {
  const t = useTranslations('shell.nav');
  const paths = usePaths();
  const { brand, pages } = useShellData();
  const { bettingUrl } = brand;
  return [
    ...(bettingUrl ? [] : [{ key: 'lobby', label: t('lobby'), href: paths.lobby(), icon: HouseIcon }]),
    { key: 'pokies', label: t('pokies'), href: paths.pokies(), icon: CherryIcon },
    { key: 'live', label: t('live'), href: paths.live(), icon: SpadeIcon },
    ...(bettingUrl ? [{ key: 'sports', label: t('sports'), href: bettingUrl, icon: TargetIcon, external: true }] : []),
    { key: 'tournaments', label: t('tournaments'), href: paths.tournaments(), icon: TrophyIcon },
    { key: 'achievements', label: t('achievements'), href: paths.achievements(), icon: StarIcon },
    { key: 'vip', label: t('vip'), href: paths.vipClub(), icon: CrownIcon },
    ...pages
      .filter(page => page.categories.includes('top-menu'))
      .map(page => ({ key: page.path, label: page.title, href: paths.at(page.path), icon: FileTextIcon })),
  ];
}

/** What is always under More. */
export function useMoreMenu(): MenuEntry[] {
  const t = useTranslations('shell.nav');
  const paths = usePaths();
  return [
    { key: 'studios', label: t('studios'), href: paths.producers(), icon: LayersIcon },
    { key: 'new', label: t('newGames'), href: paths.category('new'), icon: SparklesIcon },
  ];
}
