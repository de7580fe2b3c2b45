import { narrowedParts } from '@liftoff/contract/game/game-filters';
import { ChipLink, ChipNav } from '@liftoff/ui/chip';
import { XIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import type { GameList } from '../list/game-list.ts';
import { useChoiceName } from './filter-names.ts';
import { choicesOf, toggled, type Narrowing } from './narrowing.ts';

interface FilterChipsProps {
  list: Pick<GameList, 'narrow'>;
  hrefOf: (narrow: Narrowing) => string;
}

/** A list's active filters. Each chip links to the list without that filter, so it works without a script. */
export function FilterChips({ list, hrefOf }: FilterChipsProps) {
  return list.narrow && <Chips narrow={list.narrow} hrefOf={hrefOf} />;
}

function Chips({ narrow, hrefOf }: { narrow: Narrowing; hrefOf: (narrow: Narrowing) => string }) {
  const t = useTranslations('filters');
  const nameOf = useChoiceName();
  const chosen = narrowedParts.flatMap(part => choicesOf(narrow, part).map(choice => ({ part, choice })));
  return (
    <ChipNav className="list__chips" aria-label={t('applied')}>
      {chosen.map(({ part, choice }) => {
        const name = nameOf(part, choice);
        return (
          <ChipLink
            small
            key={`${part} ${choice}`}
            href={hrefOf(toggled(narrow, part, choice))}
            aria-label={t('remove', { name })}
          >
            {name}
            <XIcon size="s" />
          </ChipLink>
        );
      })}
      <ChipLink small href={hrefOf(null)}>
        {t('clear')}
      </ChipLink>
    </ChipNav>
  );
}
