import { useFormatter, useTranslations } from 'use-intl';
import { usePaths } from '../../../shared/site/site.ts';
import type { StudioList } from './load-studio.server.ts';

const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/**
 * The range of returns and the number of demos among a studio's games, with a link that explains how returns are
 * calculated and verified.
 */
export function StudioFigures({ figures }: { figures: NonNullable<StudioList['figures']> }) {
  const t = useTranslations('lobby.studio');
  const format = useFormatter();
  const paths = usePaths();
  const { games_count: count, demo_count: demo, returns } = figures;
  if (!returns && demo === undefined) return null;
  const percent = (value: number) => format.number(value, tenths);
  return (
    <dl className="studio-head__figures">
      {returns && (
        <div>
          <dt className="caption studio-head__text">{t('returns')}</dt>
          <dd className="numeric">
            {t('returnsOf', { lowest: percent(returns.lowest), highest: percent(returns.highest) })}
          </dd>
        </div>
      )}
      {demo !== undefined && (
        <div>
          <dt className="caption studio-head__text">{t('inDemo')}</dt>
          <dd className="numeric">{t('inDemoOf', { demo, count })}</dd>
        </div>
      )}
      <div>
        <dt className="caption studio-head__text">{t('odds')}</dt>
        <dd>
          <a className="link" href={paths.page('fairness')}>
            {t('oddsText')}
          </a>
        </dd>
      </div>
    </dl>
  );
}
