import { LayersIcon, LockIcon, RefreshCwIcon, StarIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import type { SlotModel } from './slot-model.ts';

/** Features beyond the plain spin: free rounds, their multiplier, and reels that change their height. */
export function SlotFeatures({ model }: { model: SlotModel }) {
  const t = useTranslations('info.features');
  const free = Object.values(model.scatter.rounds).some(rounds => rounds > 0);
  return (
    <section data-part="features" className="margin-top-6">
      <h3 className="title sheet__row">{t('title')}</h3>
      <ul className="features small text-secondary">
        {free ? (
          <>
            <li>
              <LockIcon />
              {t('stake')}
            </li>
            {model.free.multiplier > 1 ? (
              <li>
                <StarIcon />
                {t('multiplier', { multiplier: model.free.multiplier })}
              </li>
            ) : null}
            <li>
              <RefreshCwIcon />
              {t('more', { most: model.free.most })}
            </li>
          </>
        ) : null}
        {model.heights ? (
          <li>
            <LayersIcon />
            {t('heights', {
              least: Math.min(...model.heights.map(({ height }) => height)),
              most: Math.max(...model.heights.map(({ height }) => height)),
            })}
          </li>
        ) : null}
        <li>
          <StarIcon />
          {t('cap', { times: model.max_win_times_stake })}
        </li>
      </ul>
    </section>
  );
}
