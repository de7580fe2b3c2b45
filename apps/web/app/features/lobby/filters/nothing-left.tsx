import { ButtonLink } from '@liftoff/ui/button-link';
import { narrowedParts } from '@liftoff/contract/game/game-filters';
import { EmptyState } from '@liftoff/ui/state-panel';
import { useTranslations } from 'use-intl';
import type { GameList } from '../list/game-list.ts';
import { useChoiceName } from './filter-names.ts';
import { choicesOf, without, type Narrowing } from './narrowing.ts';

interface NothingLeftProps {
  list: Pick<GameList, 'narrow' | 'without'>;
  hrefOf: (narrow: Narrowing) => string;
}

/**
 * Shown if no game matches all filters. Suggests which filter to remove, and says how many games would then match.
 */
export function NothingLeft({ list, hrefOf }: NothingLeftProps) {
  const t = useTranslations('filters');
  const nameOf = useChoiceName();
  const narrow = list.narrow ?? null;
  const ways = narrowedParts.flatMap(part => {
    const count = list.without?.[part] ?? 0;
    const names = choicesOf(narrow, part).map(choice => nameOf(part, choice));
    return count === 0 ? [] : [{ part, count, name: names.join(', ') }];
  });
  return (
    <EmptyState
      section
      headingLevel={2}
      title={t('emptyTitle')}
      text={ways.length > 0 ? t('emptyText') : undefined}
      action={
        ways.length > 0 ? (
          ways.map(({ part, count, name }) => (
            <ButtonLink key={part} href={hrefOf(without(narrow, part))}>
              {t('without', { name, count })}
            </ButtonLink>
          ))
        ) : (
          <ButtonLink href={hrefOf(null)}>{t('clear')}</ButtonLink>
        )
      }
    />
  );
}
