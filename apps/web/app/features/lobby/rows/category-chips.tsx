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
import { useFavourites } from '../../../shared/favourites.ts';
import { useShellData } from '../../../shared/shell-data.ts';
import { usePaths } from '../../../shared/site.ts';
import { categoryPath, useCategoryTitle } from '../category-names.ts';

const icons: Readonly<Record<string, IconComponent>> = {
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
 * The lobby's categories, those the operator lists and that hold games, and a player's favourites where there are some.
 * `current` is null on the lobby itself.
 */
export function CategoryChips({ current }: { current: string | null }) {
  const t = useTranslations('lobby.chips');
  const paths = usePaths();
  const { brand, collections } = useShellData();
  const titleOf = useCategoryTitle();
  const favourites = useFavourites()?.ids.size ?? 0;
  const listed = brand.menuCategories.flatMap(id => collections.find(collection => collection.id === id) ?? []);
  return (
    <ChipNav className="lobby__chips" aria-label={t('label')} ref={showChosen} key={current}>
      <ChipLink icon={LayoutGridIcon} href={paths.lobby()} aria-current={current === null ? 'page' : undefined}>
        {t('all')}
      </ChipLink>
      {listed.map(({ id, title }) => {
        const Icon = icons[id] ?? DicesIcon;
        return (
          <ChipLink
            icon={Icon}
            key={id}
            href={categoryPath(paths, id)}
            aria-current={id === current ? 'page' : undefined}
          >
            {titleOf(id, title)}
          </ChipLink>
        );
      })}
      {(favourites > 0 || current === 'favourites') && (
        <ChipLink
          icon={HeartIcon}
          href={paths.favourites()}
          aria-current={current === 'favourites' ? 'page' : undefined}
        >
          {t('favourites')}
        </ChipLink>
      )}
      <ChipLink icon={LayersIcon} href={paths.producers()}>
        {t('studios')}
      </ChipLink>
    </ChipNav>
  );
}

/** The chosen chip may lie outside the row: bring it in, sideways only. */
function showChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector<HTMLElement>('[aria-current]');
  if (!row || !chosen) return;
  if (chosen.offsetLeft + chosen.offsetWidth > row.clientWidth) row.scrollLeft = chosen.offsetLeft - chosen.offsetWidth;
}
