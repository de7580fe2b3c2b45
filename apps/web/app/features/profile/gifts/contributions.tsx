import type { Bonus } from '@liftoff/contract/bonus';
import { bonusFigures, countedOf } from '@liftoff/rules/bonus/shown-bonus';
import { subunitsToUnit } from '@liftoff/rules/money/money';
import { Track } from '@liftoff/ui/track';
import { useTranslations } from 'use-intl';
import { useBonusWords } from './bonus-words.ts';
import { useGameTitles } from './game-titles.ts';

/** What stakes count towards the wagering, and the games in which the bonus cannot be used [PX-30] [C28]. */
export function Contributions({ bonus }: { bonus: Bonus }) {
  const t = useTranslations('gifts.counts');
  const words = useBonusWords(bonus);
  // The stake of the example next to each percentage, in minor units.
  const exampleStake = 10n * subunitsToUnit(bonus.currency);
  const titleOf = useGameTitles([...bonus.games, ...bonus.excluded_games]);
  const categoryOf = useCategoryName();
  const { categories, providers, games, default: rest } = bonus.contributions;
  const rows: [string, number][] = [
    ...Object.entries(games).map(([game, percent]): [string, number] => [titleOf(game), percent]),
    ...Object.entries(categories).map(([id, percent]): [string, number] => [categoryOf(id), percent]),
    ...Object.entries(providers),
  ].toSorted(([, one], [, other]) => other - one);
  rows.push([t(rows.length === 0 ? 'all' : 'other'), rest]);
  return (
    <div>
      <h3 className="title">{t('title', { amount: words.exact(bonusFigures(bonus).toWager) })}</h3>
      <ul className="contributions numeric">
        {rows.map(([name, percent]) => (
          <li key={name}>
            <span>{name}</span>
            <Track label={name} percent={percent} tone="plain" small />
            <b>{t('percent', { percent })}</b>
            <span className="caption text-muted">
              {t('example', {
                stake: words.whole(exampleStake),
                counted: words.exact(countedOf(exampleStake, percent)),
              })}
            </span>
          </li>
        ))}
      </ul>
      {bonus.excluded_games.length > 0 && (
        <p className="caption text-secondary margin-top-3">
          {t('excluded', { games: bonus.excluded_games.map(titleOf).join(', ') })}
        </p>
      )}
    </div>
  );
}

/** Returns a function that names a category as the lobby does; an unknown category keeps its id. */
function useCategoryName(): (id: string) => string {
  const t = useTranslations('lobby.category');
  return id => {
    const key = id as Parameters<typeof t>[0];
    return t.has(key) ? t(key) : id;
  };
}
