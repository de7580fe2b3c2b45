import { useTranslations } from 'use-intl';
import type { EngineView } from '../../frame/engine-view.ts';

export const RouletteResult: EngineView<'roulette'>['Result'] = ({ outcome: { number } }) => {
  const t = useTranslations('rounds');
  return number === null ? null : t('number', { number });
};

export const RouletteAway: EngineView<'roulette'>['Away'] = ({ outcome: { number }, stake, win }) =>
  useTranslations('moment.away')('roulette', { stake, win, number: number ?? 0 });
