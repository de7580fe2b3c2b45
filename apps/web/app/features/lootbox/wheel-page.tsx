import type { Lootbox } from '@liftoff/contract/lootbox-entities';
import { boxTiers, type BoxTier } from '@liftoff/contract/lootbox-tiers';
import { isActiveBox, tierOf, wheelOf, type Wheel } from '@liftoff/rules/lootbox/box';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { NoticeLine } from '@liftoff/ui/notice-line';
import { Segmented } from '@liftoff/ui/segmented';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMomentText } from '../../shared/player/limits/limit-words.ts';
import { useReloadForGroups } from '../../shared/player/use-reload-for-groups.ts';
import { PageHead } from '../../shared/site/page-head.tsx';
import { usePaths } from '../../shared/site/site.ts';
import type { BoxesData } from './load-boxes.server.ts';
import { OddsList } from './odds-list.tsx';
import { prizeOf } from './prize-details.tsx';
import { PrizeWheel } from './prize-wheel.tsx';
import { TierPips, TierRocket } from './tiers.tsx';
import { useBoxes, useOpenBox, useOpenedAt, useShow } from './use-boxes.ts';
import { BoxWaits } from './why-closed.tsx';
import { LastSpins, ResultDialog } from './wheel-results.tsx';
import '@liftoff/ui/styles/dialogs.css';
import './lootbox.css';

/** How long the wheel turns, in milliseconds. The style sheet has the same duration. */
const spinMs = 4_200;

/** The page of a wheel: its tiers, its odds and the player's last spins. Guests can read it [PLOOT-002]. */
export function WheelPage({ wheel, data }: { wheel: Wheel; data: BoxesData }) {
  const t = useTranslations('lootbox.wheel');
  const { boxes, ...shown } = data;
  return (
    <div className="wheel-page">
      <PageHead title={t('title')} description={() => t('description')} />
      {boxes === null ? <GuestWheel wheel={wheel} {...shown} /> : <OwnWheel wheel={wheel} seed={boxes} {...shown} />}
    </div>
  );
}

type Shown = Omit<BoxesData, 'boxes'> & { wheel: Wheel };

function GuestWheel({ wheel, tables, currency }: Shown) {
  const t = useTranslations('lootbox.wheel');
  const [tier, setTier] = useState<BoxTier>('rocket_lite');
  const items = tables[tier];
  return (
    <>
      <div className="wheel-page__wheel">
        <PrizeWheel items={items} currency={currency} prize={null} muted />
      </div>
      <section className="wheel-page__choice">
        <Headline wheel={wheel} title={t('guestTitle')} text={t('guestText')} />
        <GuestActions />
      </section>
      <Card as="div">
        <h2 className="heading-3">{t('odds')}</h2>
        <TierTabs tier={tier} onChange={setTier} />
        <OddsList items={items} currency={currency} />
      </Card>
    </>
  );
}

function OwnWheel({ wheel, seed, tables, currency }: Shown & { seed: Lootbox[] }) {
  const t = useTranslations('lootbox.wheel');
  const boxes = useBoxes(seed).filter(({ group_key: key }) => wheelOf(key) === wheel);
  const now = useOpenedAt();
  useReloadForGroups();
  const ready = boxes.filter(box => isActiveBox(box, now));
  const [tier, setTier] = useState<BoxTier>(() => firstTier(ready));
  const spin = useSpin();
  const own = ready.filter(({ group_key: key }) => tierOf(key) === tier);
  const next = firstToExpire(own);
  const items = spin.box?.items ?? next?.items ?? tables[tier];
  const prize = spin.box === null ? null : prizeOf(spin.box).id;
  return (
    <>
      <div className="wheel-page__wheel">
        <PrizeWheel
          key={spin.box?.id ?? tier}
          items={items}
          currency={currency}
          prize={prize}
          muted={own.length === 0 && prize === null}
        />
      </div>
      <section className="wheel-page__choice">
        <Headline wheel={wheel} title={t('ready', { count: ready.length })} text={t('text')} />
        <Tiers ready={ready} tier={tier} onChange={setTier} disabled={spin.turning} />
        <SpinButton box={next} spin={spin} tier={tier} />
        {ready.length === 0 && !spin.turning && <WaysToSpins />}
      </section>
      <div>
        <Card as="div">
          <h2 className="heading-3">{t('odds')}</h2>
          <OddsList items={items} currency={currency} />
        </Card>
        <LastSpins boxes={boxes.filter(({ id }) => id !== spin.box?.id || spin.landed)} currency={currency} />
      </div>
      <ResultDialog box={spin.landed ? spin.box : null} currency={currency} onClose={spin.reset} />
    </>
  );
}

function Headline({ wheel, title, text }: { wheel: Wheel; title: string; text: string }) {
  const t = useTranslations('lootbox.wheel');
  return (
    <>
      <p className="eyebrow">{t(wheel)}</p>
      <h1 className="heading-1 margin-top-2">{title}</h1>
      <p className="text-secondary margin-top-2">{text}</p>
    </>
  );
}

/** The box to spin first. A box without an expiry comes last. */
const firstToExpire = (boxes: readonly Lootbox[]): Lootbox | undefined =>
  boxes.toSorted((a, b) => expiryOf(a) - expiryOf(b))[0];

const expiryOf = ({ valid_until: until }: Lootbox): number =>
  until === null ? Number.MAX_SAFE_INTEGER : Date.parse(until);

/** The highest tier that can be spun, or the lowest tier if none can. */
const firstTier = (ready: readonly Lootbox[]): BoxTier =>
  boxTiers.findLast(tier => ready.some(({ group_key: key }) => tierOf(key) === tier)) ?? 'rocket_lite';

interface Spin {
  /** The opened box while the wheel turns and while its result is shown. */
  readonly box: Lootbox | null;
  readonly turning: boolean;
  readonly landed: boolean;
  readonly pending: boolean;
  readonly failed: boolean;
  readonly start: (box: Lootbox) => void;
  readonly reset: () => void;
}

/** A spin: the platform draws, then the wheel turns to the result. With reduced motion, the result appears at once. */
function useSpin(): Spin {
  const { open, pending, failed } = useOpenBox();
  const [box, setBox] = useState<Lootbox | null>(null);
  const [landed] = useShow(box, spinMs);
  return {
    box,
    landed,
    pending,
    failed,
    turning: pending || (box !== null && !landed),
    start: next => void open(next).then(setBox),
    reset: () => setBox(null),
  };
}

function Tiers(props: {
  ready: readonly Lootbox[];
  tier: BoxTier;
  onChange: (tier: BoxTier) => void;
  disabled: boolean;
}) {
  const { ready, tier: chosen, onChange, disabled } = props;
  const t = useTranslations('lootbox');
  return (
    <div className="wheel-tiers margin-top-4" role="radiogroup" aria-label={t('wheel.tiers')}>
      {boxTiers.map(tier => {
        const count = ready.filter(({ group_key: key }) => tierOf(key) === tier).length;
        return (
          <label key={tier} className="wheel-tiers__tier">
            <input
              type="radio"
              name="tier"
              value={tier}
              checked={tier === chosen}
              disabled={disabled}
              onChange={() => onChange(tier)}
            />
            <TierRocket tier={tier} grey={count === 0} />
            <span className="title">{t(`short.${tier}`)}</span>
            <span className="caption text-secondary">{t('wheel.spins', { count })}</span>
            <TierPips tier={tier} />
          </label>
        );
      })}
    </div>
  );
}

function SpinButton({ box, spin, tier }: { box: Lootbox | undefined; spin: Spin; tier: BoxTier }) {
  const t = useTranslations('lootbox');
  const { moment } = useMomentText();
  const { turning, failed, start } = spin;
  return (
    <>
      {box === undefined && !turning ? (
        <p className="caption text-muted margin-top-3">{t('wheel.none')}</p>
      ) : (
        <Button
          variant="primary"
          block
          className="margin-top-4"
          pending={turning}
          pendingLabel={t('wheel.turning')}
          unavailable={box !== undefined && box.waits !== null}
          onClick={() => box && start(box)}
        >
          {t('wheel.spin', { tier: t(`short.${tier}`) })}
        </Button>
      )}
      {box?.valid_until && (
        <p className="caption text-muted margin-top-3">{t('openBy', { when: moment(box.valid_until) })}</p>
      )}
      {box && <BoxWaits box={box} />}
      {failed && (
        <NoticeLine tone="bad" role="alert" className="margin-top-3">
          {t('failed')}
        </NoticeLine>
      )}
    </>
  );
}

/** Where spins come from, for a player who has none. */
function WaysToSpins() {
  const t = useTranslations('lootbox.wheel.ways');
  const paths = usePaths();
  return (
    <div className="row gap-2 flex-wrap margin-top-3">
      <ButtonLink size="s" href={paths.rocketMart('special')}>
        {t('shop')}
      </ButtonLink>
      <ButtonLink size="s" href={paths.quests()}>
        {t('quests')}
      </ButtonLink>
      <ButtonLink size="s" href={paths.profile('gifts')}>
        {t('gifts')}
      </ButtonLink>
    </div>
  );
}

function GuestActions() {
  const t = useTranslations('lootbox.wheel');
  const paths = usePaths();
  return (
    <div className="row gap-2 margin-top-4">
      <ButtonLink variant="primary" href={paths.signUp()} className="grow">
        {t('register')}
      </ButtonLink>
      <ButtonLink href={paths.signIn()} className="grow">
        {t('signIn')}
      </ButtonLink>
    </div>
  );
}

function TierTabs({ tier, onChange }: { tier: BoxTier; onChange: (tier: BoxTier) => void }) {
  const t = useTranslations('lootbox');
  const options = boxTiers.map(value => ({ value, label: t(`short.${value}`) }));
  return (
    <Segmented className="margin-top-3" label={t('wheel.tiers')} value={tier} options={options} onChange={onChange} />
  );
}
