import {
  gameFeatures,
  leastReturns,
  narrowedVolatilities,
  winKinds,
  type NarrowedPart,
} from '@liftoff/contract/game/game-filters';
import type { GamesFacets } from '@liftoff/contract/lobby/lobby';
import { Checkbox } from '@liftoff/ui/choice';
import { Chip } from '@liftoff/ui/chip';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useShellData } from '../../../shared/site/shell-data.ts';
import { choicesOf, toggled, type Narrowing } from './narrowing.ts';

interface FilterChoicesProps {
  narrow: Narrowing;
  /** `undefined` until the platform has sent the counts; until then, every choice is available. */
  facets: GamesFacets | undefined;
  ofStudio: boolean;
  onChange: (narrow: Narrowing) => void;
}

interface Choice {
  value: string;
  label: ReactNode;
}

/** All filters with their choices. A choice that would leave no games is disabled, unless it is selected. */
export function FilterChoices({ narrow, facets, ofStudio, onChange }: FilterChoicesProps) {
  const t = useTranslations('filters');
  const about = useTranslations('game.about');
  const chips = (part: Exclude<NarrowedPart, 'providers'>, legend: string, choices: readonly Choice[]) => (
    <fieldset className="filter-panel__part">
      <legend className="small">{legend}</legend>
      <div className="filter-panel__choices">
        {choices.map(({ value, label }) => {
          const selected = choicesOf(narrow, part).includes(value);
          return (
            <Chip
              small
              key={value}
              selected={selected}
              disabled={!selected && facets?.[part][value] === 0}
              onClick={() => onChange(toggled(narrow, part, value))}
            >
              {label}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
  return (
    <>
      {chips(
        'features',
        t('features'),
        gameFeatures.map(value => ({ value, label: t(`feature.${value}`) })),
      )}
      {chips(
        'volatility',
        about('volatility'),
        narrowedVolatilities.map(value => ({ value, label: about(`volatilityLevel.${value}`) })),
      )}
      {chips(
        'min_return',
        about('return'),
        leastReturns.map(percent => ({ value: String(percent), label: t('least', { percent }) })),
      )}
      {chips(
        'pays',
        t('pays'),
        winKinds.map(value => ({ value, label: t(`pay.${value}`) })),
      )}
      {!ofStudio && <Studios narrow={narrow} counts={facets?.providers} onChange={onChange} />}
    </>
  );
}

interface StudiosProps {
  narrow: Narrowing;
  counts: GamesFacets['providers'] | undefined;
  onChange: (narrow: Narrowing) => void;
}

/** The studios that have games in the list, sorted by name, with the selected ones marked. */
function Studios({ narrow, counts, onChange }: StudiosProps) {
  const t = useTranslations('lobby.row');
  const { studios } = useShellData();
  const chosen = choicesOf(narrow, 'providers');
  const shown = studios
    .filter(({ id }) => chosen.includes(id) || counts === undefined || (counts[id] ?? 0) > 0)
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  if (shown.length === 0) return null;
  return (
    <fieldset className="filter-panel__part">
      <legend className="small">{t('studios')}</legend>
      <ul className="filter-panel__studios">
        {shown.map(({ id, title }) => (
          <li key={id}>
            <Checkbox checked={chosen.includes(id)} onChange={() => onChange(toggled(narrow, 'providers', id))}>
              {title} {counts && <span className="numeric text-muted">{counts[id] ?? 0}</span>}
            </Checkbox>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
