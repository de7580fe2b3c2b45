import { boxTiers } from '@liftoff/contract/lootbox-tiers';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { TargetIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../shared/site/page-head.tsx';
import { usePaths } from '../../shared/site/site.ts';
import type { BoxesData } from './load-boxes.server.ts';
import { OddsList } from './odds-list.tsx';
import { TierName, TierRocket } from './tiers.tsx';
import './lootbox.css';

/** Every prize of every tier with its chance, for guests too [C29]. */
export function ChancesPage({ data: { tables, currency } }: { data: BoxesData }) {
  const t = useTranslations('lootbox.chances');
  const paths = usePaths();
  return (
    <div className="boxes">
      <PageHead title={t('title')} description={() => t('text')} />
      <div className="boxes__head">
        <div>
          <h1 className="heading-1">{t('title')}</h1>
          <p className="text-secondary margin-top-2 boxes__text">{t('text')}</p>
        </div>
        <ButtonLink href={paths.wheel('wheel')}>
          <TargetIcon size="s" />
          {t('wheel')}
        </ButtonLink>
      </div>
      <div className="chances__tiers">
        {boxTiers.map(tier => (
          <Card key={tier} as="div">
            <div className="row gap-3">
              <TierRocket tier={tier} />
              <h2 className="heading-2">
                <TierName tier={tier} />
              </h2>
            </div>
            <OddsList items={tables[tier]} currency={currency} terms />
          </Card>
        ))}
      </div>
      <p className="caption text-muted margin-top-4">{t('note')}</p>
    </div>
  );
}
