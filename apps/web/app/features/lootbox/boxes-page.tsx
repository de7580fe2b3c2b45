import type { Lootbox } from '@liftoff/contract/lootbox-entities';
import { isBoxShown, tierOf } from '@liftoff/rules/lootbox/box';
import { Badge } from '@liftoff/ui/badge';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { CheckIcon, MinusIcon, TargetIcon, TimerIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { useMomentText } from '../../shared/player/limits/limit-words.ts';
import { chatHash } from '../../shared/site/address/paths.ts';
import { PageHead } from '../../shared/site/page-head.tsx';
import { usePaths } from '../../shared/site/site.ts';
import type { BoxesData } from './load-boxes.server.ts';
import { prizeOf } from './prize-details.tsx';
import { TierName, TierRocket } from './tiers.tsx';
import { useBoxes, useOpenedAt } from './use-boxes.ts';
import { usePrizeWords } from './use-prize-words.ts';
import './lootbox.css';

const daysUntil = (until: string, now: Date): number => Math.floor((Date.parse(until) - now.getTime()) / 86_400_000);

/** The player's boxes [PLOOT-001] [PLOOT-010]. A guest reads how boxes work. */
export function BoxesPage({ data }: { data: BoxesData }) {
  const t = useTranslations('lootbox.list');
  const paths = usePaths();
  return (
    <div className="boxes">
      <PageHead title={t('title')} description={() => t('text')} />
      <div className="boxes__head">
        <div>
          <h1 className="heading-1">{t('title')}</h1>
          <p className="text-secondary margin-top-2 boxes__text">{t('text')}</p>
        </div>
        <ButtonLink href={paths.boxChances()}>
          <TargetIcon size="s" />
          {t('chances')}
        </ButtonLink>
      </div>
      <div className="boxes__columns">
        <ul className="boxes__list">
          {data.boxes === null ? (
            <li className="boxes__none small text-secondary">
              <p>{t('none')}</p>
              <a className="link margin-top-3" href={paths.signUp()}>
                {t('register')}
              </a>
            </li>
          ) : (
            <OwnBoxes seed={data.boxes} currency={data.currency} />
          )}
        </ul>
        <HowBoxesWork />
      </div>
    </div>
  );
}

function OwnBoxes({ seed, currency }: { seed: Lootbox[]; currency: string }) {
  const t = useTranslations('lootbox.list');
  const now = useOpenedAt();
  const { day } = useMomentText();
  const boxes = useBoxes(seed).filter(box => isBoxShown(box, now, moment => day(moment.toISOString())));
  return (
    <>
      {boxes.map(box => (
        <li key={box.id}>
          <BoxCard box={box} currency={currency} now={now} />
        </li>
      ))}
      <li className="boxes__none small text-secondary">{t(boxes.length === 0 ? 'none' : 'more')}</li>
    </>
  );
}

function BoxCard({ box, currency, now }: { box: Lootbox; currency: string; now: Date }) {
  const t = useTranslations('lootbox');
  const { moment } = useMomentText();
  const paths = usePaths();
  const words = usePrizeWords(currency);
  const tier = tierOf(box.group_key);
  const { stage, valid_until: until, activated_at: at } = box;
  const isOpened = stage === 'activated';
  return (
    <Card as="div" className="box-card">
      <TierRocket tier={tier} grey={stage !== 'issued'} />
      <div className="box-card__text">
        {stage === 'issued' && until && (
          <Badge icon={TimerIcon}>{t('list.left', { days: daysUntil(until, now) })}</Badge>
        )}
        {isOpened && <Badge icon={CheckIcon}>{words.name(prizeOf(box))}</Badge>}
        {stage === 'canceled' && <Badge icon={MinusIcon}>{t('list.canceled')}</Badge>}
        <h2 className="heading-3 margin-top-2">
          <TierName tier={tier} />
        </h2>
        {stage === 'issued' && until && <p className="small text-secondary">{t('openBy', { when: moment(until) })}</p>}
        {isOpened && at && <p className="small text-secondary">{t('list.opened', { when: moment(at) })}</p>}
      </div>
      {stage === 'issued' && (
        <ButtonLink variant="soft" block className="box-card__action" href={paths.lootbox(box.id)}>
          {t('list.see')}
        </ButtonLink>
      )}
      {isOpened && (
        <ButtonLink block className="box-card__action" href={paths.lootbox(box.id)}>
          {t('list.prize')}
        </ButtonLink>
      )}
      {stage === 'canceled' && (
        <a className="link small box-card__action" href={chatHash}>
          {t('list.support')}
        </a>
      )}
    </Card>
  );
}

function HowBoxesWork() {
  const t = useTranslations('lootbox.how');
  return (
    <Card as="aside" className="boxes__how" aria-label={t('title')}>
      <h2 className="heading-3">{t('title')}</h2>
      <ol className="boxes__steps small text-secondary">
        <li>{t('see')}</li>
        <li>{t('draw')}</li>
        <li>{t('prize')}</li>
      </ol>
      <p className="caption text-muted margin-top-3">{t('neverSold')}</p>
    </Card>
  );
}
