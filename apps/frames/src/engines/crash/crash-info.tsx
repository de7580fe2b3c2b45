import { ArrowDownToLineIcon, InfoIcon, RocketIcon, ShieldCheckIcon } from '@liftoff/ui/icons';
import { useFormatter, useTranslations } from 'use-intl';
import { useFrame } from '../../frame/frame-context.ts';
import { Facts } from '../../sheets/facts.tsx';
import { OneIn } from '../../sheets/one-in.tsx';
import { Sheet } from '../../sheets/sheet.tsx';
import type { CrashModel } from './crash-model.ts';

const marks = [110, 150, 200, 300, 500, 1000, 5000, 10_000];

/** Explains the flight and the probability of reaching a multiplier: P(at least m) = return / m [C29]. */
export function CrashInfo({ model, onClose }: { model: CrashModel; onClose: () => void }) {
  const t = useTranslations();
  const format = useFormatter();
  const { start } = useFrame();
  const times = (hundredths: number) =>
    t('crash.times', { times: format.number(hundredths / 100, { minimumFractionDigits: 2 }) });
  return (
    <Sheet title={t('info.title')} onClose={onClose}>
      <div className="sheet__body" tabIndex={0} role="region" aria-label={t('info.title')}>
        <Facts facts={start.facts} wide />
        <ul className="features small text-secondary margin-top-6">
          <li>
            <RocketIcon />
            {t('crash.how.climb')}
          </li>
          <li>
            <ArrowDownToLineIcon />
            {t('crash.how.collect')}
          </li>
          <li>
            <ShieldCheckIcon />
            {t('crash.how.server')}
          </li>
          <li>
            <InfoIcon />
            {t('crash.how.independent')}
          </li>
        </ul>
        <h3 className="title sheet__row margin-top-6">{t('crash.reach')}</h3>
        <dl className="odds numeric">
          {marks
            .filter(mark => mark <= model.max_hundredths)
            .map(mark => (
              <div key={mark}>
                <dt>{t('crash.atLeast', { times: times(mark) })}</dt>
                <dd>
                  <OneIn rate={Math.max(1, (mark * 100) / model.rtp_basis_points)} />
                </dd>
              </div>
            ))}
        </dl>
        <p className="caption text-muted odds__note">{t('info.odds.note')}</p>
      </div>
    </Sheet>
  );
}
