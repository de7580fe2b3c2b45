import { ChipLink, ChipNav } from '@liftoff/ui/chip';
import type { IconComponent } from '@liftoff/ui/icon';
import {
  DicesIcon,
  FlameIcon,
  GiftIcon,
  HeartIcon,
  LayersIcon,
  LayoutGridIcon,
  PercentIcon,
  RocketIcon,
  SpadeIcon,
  SparklesIcon,
  StarIcon,
  TrophyIcon,
  ZapIcon,
} from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { useFavourites } from '../../../shared/player/favourites/favourites.ts';
import { useShellData } from '../../../shared/site/shell-data.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { categoryPath, useCategoryTitle } from '../category-names.ts';

const icons: Readonly<Record<string, IconComponent>> = {
  all: LayoutGridIcon,
  favourites: HeartIcon,
  studios: LayersIcon,
  new: SparklesIcon,
  top: FlameIcon,
  popular: FlameIcon,
  jackpots: TrophyIcon,
  turbo: ZapIcon,
  crash: RocketIcon,
  'bonus-wagering': PercentIcon,
  'drop-wins': GiftIcon,
  tables: SpadeIcon,
  exclusive: StarIcon,
};

/**
 * Chips for the categories that the operator lists and that contain games, and for the player's favourites if there
 * are any. `current` is the id of the selected chip, or `null` in the lobby itself.
 */
export function CategoryChips({ current }: { current: string | null }) {
  const t = useTranslations('lobby.chips');
  const paths = usePaths();
  const { brand, collections } = useShellData();
  const titleOf = useCategoryTitle();
  const favourites = useFavourites()?.ids.size ?? 0;
  const listed = brand.menuCategories.flatMap(id => collections.find(collection => collection.id === id) ?? []);
  const chips = [
    { icon: 'all', href: paths.lobby(), label: t('all'), current: current === null },
    ...listed.map(({ id, title }) => ({
      icon: id,
      href: categoryPath(paths, id),
      label: titleOf(id, title),
      current: id === current,
    })),
    ...(favourites > 0 || current === 'favourites'
      ? [
          {
            icon: 'favourites',
            href: paths.favourites(),
            label: t('favourites'),
            current: current === 'favourites',
          },
        ]
      : []),
    { icon: 'studios', href: paths.producers(), label: t('studios'), current: false },
  ];
  return (
    <ChipNav className="lobby__chips" aria-label={t('label')} ref={showChosen} key={current}>
      {chips.map(chip => (
        <ChipLink
          key={chip.href}
          icon={icons[chip.icon] ?? DicesIcon}
          href={chip.href}
          aria-current={chip.current ? 'page' : undefined}
        >
          {chip.label}
        </ChipLink>
      ))}
    </ChipNav>
  );
}

/** Scrolls the selected chip into view, horizontally only. */
function showChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector<HTMLElement>('[aria-current]');
  if (!row || !chosen) return;
  if (chosen.offsetLeft + chosen.offsetWidth > row.clientWidth) row.scrollLeft = chosen.offsetLeft - chosen.offsetWidth;
}
