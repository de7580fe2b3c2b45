import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { ChipLink, ChipNav } from '@liftoff/ui/chip';
import { CardLink } from '@liftoff/ui/card-link';
import { IconPlate } from '@liftoff/ui/icon-plate';
import { CalendarIcon, CoinsIcon, GiftIcon, LayoutGridIcon, OrbitIcon, PercentIcon, StarIcon } from '@liftoff/ui/icons';
import { TargetIcon, TrophyIcon } from '@liftoff/ui/icons';
import { Section } from '@liftoff/ui/section';
import { EmptyState, ErrorState } from '@liftoff/ui/state-panel';
import { TabLink, TabsNav } from '@liftoff/ui/tabs-nav';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRewardText } from '../../shared/money/reward-text.ts';
import { Patch, patchOf } from '../../shared/promotion/patch.tsx';
import { useMomentText } from '../../shared/player/limits/limit-words.ts';
import { PageHead } from '../../shared/site/page-head.tsx';
import { usePaths } from '../../shared/site/site.ts';
import { sceneImage } from '../../shared/site/structured-data.tsx';
import { ForYou } from './for-you.tsx';
import { PlainWords } from './plain-words.tsx';
import { PromotionCard, usePromotionPath } from './promotion-card.tsx';
import type { ManagedPage, PromotionData, PromotionsData } from './promotion-data.ts';
import './promotion.css';

const endedShown = 6;

/** The hub of promotions: the player's gifts and offers, then active, future and ended promotions [PROUTE-022]. */
export function PromotionsPage({ data }: { data: PromotionsData }) {
  const t = useTranslations('promotions');
  const { revalidate } = useRevalidator();
  const { promotions, pages, gifts, isGuest, isNeutral, now } = data;
  const of = (status: PromotionData['status']) => promotions?.filter(one => one.status === status) ?? [];
  const [active, future, ended] = [of('active').toReversed(), of('future').toReversed(), of('archive')];
  return (
    <div className="promotions">
      <PageHead title={t('title')} description={() => t('description')} preview={{ image: sceneImage('gifts') }} />
      <header className="promotions__header">
        <div>
          <h1 className="heading-1">{t('title')}</h1>
          <p className="text-secondary margin-top-2 promotions__lead">{t('text')}</p>
        </div>
        {promotions !== null && promotions.length > 0 && (
          <Parts counts={{ now: active.length, coming: future.length, ended: ended.length }} />
        )}
      </header>
      {isGuest && <GuestCard />}
      <ForYou gifts={gifts} />
      {promotions === null && (
        <ErrorState
          section
          headingLevel={2}
          title={t('failed')}
          text={t('failedText')}
          action={<Button onClick={() => void revalidate()}>{t('retry')}</Button>}
        />
      )}
      {promotions?.length === 0 && (
        <EmptyState section icon={GiftIcon} headingLevel={2} title={t('none')} text={t('noneText')} />
      )}
      {active.length > 0 && <Running promotions={active} isGuest={isGuest} isNeutral={isNeutral} now={now} />}
      {future.length > 0 && <Rows name="coming" promotions={future} />}
      {pages.length > 0 && <Pages pages={pages} />}
      {ended.length > 0 && <Rows name="ended" promotions={ended.slice(0, endedShown)} />}
      {promotions?.length !== 0 && <PlainWords isGuest={isGuest} />}
    </div>
  );
}

type PartName = 'now' | 'coming' | 'ended';

/** Links to the parts of the page that have promotions. */
function Parts({ counts }: { counts: Readonly<Record<PartName, number>> }) {
  const t = useTranslations('promotions');
  const shown = (['now', 'coming', 'ended'] as const).filter(name => counts[name] > 0);
  return (
    <TabsNav aria-label={t('parts')}>
      {shown.map(name => (
        <TabLink key={name} href={`#${name}`}>
          {t(`part.${name}`)} <span className="text-muted numeric">{counts[name]}</span>
        </TabLink>
      ))}
    </TabsNav>
  );
}

/** Says that guests can read everything here, and register to take part [PROLE-002] [PROLE-003]. */
function GuestCard() {
  const t = useTranslations('promotions');
  const paths = usePaths();
  return (
    <Card aria-labelledby="promotions-guest" className="promotions__guest margin-top-6">
      <div>
        <h2 className="heading-3" id="promotions-guest">
          {t('guestTitle')}
        </h2>
        <p className="small text-secondary margin-top-1">{t('guestText')}</p>
      </div>
      <div className="row gap-2 flex-wrap">
        <ButtonLink variant="primary" href={paths.signUp(paths.promotions())}>
          {t('register')}
        </ButtonLink>
        <ButtonLink href={paths.pokies()}>{t('demo')}</ButtonLink>
      </div>
    </Card>
  );
}

const kinds = [
  { type: 'tournament', icon: TrophyIcon },
  { type: 'lottery', icon: OrbitIcon },
  { type: 'quest', icon: TargetIcon },
  { type: 'action', icon: PercentIcon },
  { type: 'achievement', icon: StarIcon },
] as const;

type RunningProps = Pick<PromotionsData, 'isGuest' | 'isNeutral' | 'now'> & { promotions: PromotionData[] };

function Running({ promotions, isGuest, isNeutral, now }: RunningProps) {
  const t = useTranslations('promotions');
  const paths = usePaths();
  const lists = {
    tournament: paths.tournaments(),
    lottery: paths.lotteries(),
    quest: paths.quests(),
    action: paths.actions(),
    achievement: paths.achievements(),
  };
  const count = (type: PromotionData['type']) => promotions.filter(one => one.type === type).length;
  return (
    <Section id="now">
      <h2 className="heading-2">{t('part.now')}</h2>
      <ChipNav aria-label={t('kinds')} className="margin-top-4">
        <ChipLink href={paths.promotions()} icon={LayoutGridIcon} aria-current="page">
          {t('all')} <span className="numeric">{promotions.length}</span>
        </ChipLink>
        {kinds
          .filter(({ type }) => count(type) > 0)
          .map(({ type, icon }) => (
            <ChipLink key={type} href={lists[type]} icon={icon}>
              {t(`list.${type}`)} <span className="text-muted numeric">{count(type)}</span>
            </ChipLink>
          ))}
      </ChipNav>
      <ul className="promotions__cards margin-top-4">
        {promotions.map(one => (
          <li key={one.id}>
            <PromotionCard promotion={one} isGuest={isGuest} isNeutral={isNeutral} now={now} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Rows({ name, promotions }: { name: 'coming' | 'ended'; promotions: readonly PromotionData[] }) {
  const t = useTranslations('promotions');
  const nameOf = useRewardText();
  const { day } = useMomentText();
  const pathOf = usePromotionPath();
  return (
    <Section id={name}>
      <h2 className="heading-2">{t(`part.${name}`)}</h2>
      <Card as="div" className="promotions__rows margin-top-4">
        <ul>
          {promotions.map(one => (
            <li key={one.id} className="promotions__row">
              <Patch name={patchOf(one.slug)} size={48} />
              <div>
                <h3 className="heading-3">
                  <a className="link" href={pathOf(one)}>
                    {one.title}
                  </a>
                </h3>
                <p className="small text-secondary">{t(`type.${one.type}`)}</p>
              </div>
              <p className="small text-secondary row gap-2">
                <CalendarIcon size="s" />
                {name === 'coming' ? t('starts', { date: day(one.startAt) }) : t('endedOn', { date: day(one.endAt) })}
              </p>
              <p className="small promotions__reward">{one.prize && nameOf(one.prize.reward)}</p>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

const pageIcons = { mart: CoinsIcon, wheel: OrbitIcon, lootboxes: GiftIcon, adventure: CalendarIcon } as const;

/** The managed pages that the visitor may open [PROUTE-032] [PROUTE-033]. */
function Pages({ pages }: { pages: readonly ManagedPage[] }) {
  const t = useTranslations('promotions');
  return (
    <Section>
      <h2 className="heading-2">{t('pages')}</h2>
      <ul className="promotions__pages margin-top-4">
        {pages.map(({ name, href }) => (
          <li key={name}>
            <CardLink href={href} className="promotions__page">
              <IconPlate icon={pageIcons[name]} />
              <span>
                <b>{t(`page.${name}.title`)}</b>
                <span className="small text-secondary promotions__about">{t(`page.${name}.text`)}</span>
              </span>
            </CardLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
