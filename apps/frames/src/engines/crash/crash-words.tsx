import { useFormatter, useTranslations } from 'use-intl';
import type { EngineView, OutcomeOf } from '../../frame/engine-view.ts';

/**
 * The multiplier at which the flight was collected, or else the one at which it ended; `null` if neither has happened
 * yet.
 */
const endOf = ({ collected_hundredths, crash_hundredths }: OutcomeOf<'crash'>): number | null =>
  collected_hundredths ?? crash_hundredths;

function useMultiplier() {
  const format = useFormatter();
  return (hundredths: number) =>
    format.number(hundredths / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

export const CrashResult: EngineView<'crash'>['Result'] = ({ outcome }) => {
  const t = useTranslations('rounds');
  const multiplier = useMultiplier();
  const end = endOf(outcome);
  if (end === null) return null;
  return t(outcome.collected_hundredths === null ? 'crashed' : 'collected', { multiplier: multiplier(end) });
};

export const CrashAway: EngineView<'crash'>['Away'] = ({ outcome, stake, win }) => {
  const t = useTranslations('moment.away');
  const multiplier = useMultiplier()(endOf(outcome) ?? 100);
  return t(outcome.collected_hundredths === null ? 'ended' : 'collected', { stake, win, multiplier });
};
