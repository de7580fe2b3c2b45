import { useTranslations } from 'use-intl';
import type { EngineView } from '../../frame/engine-view.ts';

/** A slot round's amounts already say everything except its number of free rounds. */
export const SlotResult: EngineView<'slot'>['Result'] = ({ outcome: { spins } }) => {
  const t = useTranslations('rounds');
  return spins.length > 1 ? t('freeRounds', { rounds: spins.length - 1 }) : null;
};

export const SlotAway: EngineView<'slot'>['Away'] = ({ stake, win }) =>
  useTranslations('moment.away')('slot', { stake, win });
