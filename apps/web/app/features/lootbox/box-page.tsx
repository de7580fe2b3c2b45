import type { Lootbox } from '@liftoff/contract/lootbox-entities';
import { tierOf } from '@liftoff/rules/lootbox/box';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { ChevronRightIcon } from '@liftoff/ui/icons';
import { NoticeLine } from '@liftoff/ui/notice-line';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMomentText } from '../../shared/player/limits/limit-words.ts';
import { PageHead } from '../../shared/site/page-head.tsx';
import { usePaths } from '../../shared/site/site.ts';
import type { BoxesData } from './load-boxes.server.ts';
import { OddsList } from './odds-list.tsx';
import { BoxStage, type BoxStep } from './box-stage.tsx';
import { PrizeDetails, prizeOf } from './prize-details.tsx';
import { useBoxes, useOpenBox, useOpenedAt, useShow } from './use-boxes.ts';
import { usePrizeWords } from './use-prize-words.ts';
import { BoxWaits, useWhyOver } from './why-closed.tsx';
import './lootbox.css';
import './box-page.css';

/** How long a box opens, in milliseconds. */
const openingMs = 2_000;

/** One box: what it can hold, and after it was opened, its prize. `id` names a box of the player. */
export function BoxPage({ id, data }: { id: string; data: BoxesData & { boxes: Lootbox[] } }) {
  const t = useTranslations('lootbox');
  const paths = usePaths();
  const listed = useBoxes(data.boxes).find(box => box.id === id);
  const opening = useOpenBox();
  const [opened, setOpened] = useState<Lootbox | null>(null);
  const [isOpen, show] = useShow(opened, openingMs);
  const box = opened ?? listed;
  if (box === undefined) return <p className="text-secondary">{t('list.none')}</p>;
  const tier = tierOf(box.group_key);
  const name = t(`tier.${tier}`);
  const step: BoxStep = opened !== null && !isOpen ? 'opening' : box.stage === 'activated' ? 'prize' : 'before';
  return (
    <div className="box-page">
      <PageHead title={name} hidden />
      <nav className="row gap-2 small box-page__trail" aria-label={t('box.trail')}>
        <a className="link" href={paths.lootboxes()}>
          {t('list.title')}
        </a>
        <ChevronRightIcon size="s" />
        <span className="text-muted">{name}</span>
      </nav>
      <div className="box-page__frame">
        <BoxStage step={step} box={box} />
        <div className="box-page__panel">
          {step === 'before' && (
            <Before box={box} name={name} currency={data.currency} opening={opening} onOpen={setOpened} />
          )}
          {step === 'opening' && <Opening box={box} currency={data.currency} onShow={show} />}
          {step === 'prize' && <Opened box={box} currency={data.currency} isNew={opened !== null} />}
        </div>
      </div>
    </div>
  );
}

function Before(props: {
  box: Lootbox;
  name: string;
  currency: string;
  opening: ReturnType<typeof useOpenBox>;
  onOpen: (box: Lootbox | null) => void;
}) {
  const { box, name, currency, opening, onOpen } = props;
  const t = useTranslations('lootbox');
  const { moment } = useMomentText();
  const paths = usePaths();
  const now = useOpenedAt();
  const over = useWhyOver(box, now);
  const isActive = box.stage === 'issued' && over === null;
  return (
    <>
      <h1 className="heading-1">{name}</h1>
      <p className="text-secondary margin-top-2">
        {over ?? t('box.before', { count: box.items.filter(({ weight }) => weight > 0).length })}
      </p>
      <OddsList items={box.items} currency={currency} terms />
      {box.valid_until && isActive && (
        <p className="caption text-muted margin-top-3">{t('openBy', { when: moment(box.valid_until) })}</p>
      )}
      {isActive && <BoxWaits box={box} />}
      {opening.failed && (
        <NoticeLine tone="bad" role="alert" className="margin-top-3">
          {t('failed')}
        </NoticeLine>
      )}
      <div className="row gap-2 margin-top-4">
        <ButtonLink className="grow" href={paths.lootboxes()}>
          {t('box.notNow')}
        </ButtonLink>
        {isActive && (
          <Button
            variant="primary"
            className="grow"
            pending={opening.pending}
            unavailable={box.waits !== null}
            onClick={() => void opening.open(box).then(onOpen)}
          >
            {t('box.open')}
          </Button>
        )}
      </div>
    </>
  );
}

/** The box opens. Its prize is drawn already and can be shown at once. */
function Opening({ box, currency, onShow }: { box: Lootbox; currency: string; onShow: () => void }) {
  const t = useTranslations('lootbox.box');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="heading-1">
        {t('opening')}
      </h1>
      <p className="text-secondary margin-top-2">{t('openingText')}</p>
      <OddsList items={box.items} currency={currency} terms />
      <div className="row gap-2 margin-top-4">
        <Button className="grow" onClick={onShow}>
          {t('show')}
        </Button>
        <Button className="grow" pending pendingLabel={t('opening')}>
          {t('opening')}
        </Button>
      </div>
    </>
  );
}

/** The prize of an opened box. The heading receives the focus if the box was opened just now. */
function Opened({ box, currency, isNew }: { box: Lootbox; currency: string; isNew: boolean }) {
  const t = useTranslations('lootbox');
  const paths = usePaths();
  const words = usePrizeWords(currency);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const prize = prizeOf(box);
  const hasTerms = words.terms(prize) !== null;
  return (
    <>
      <p className="eyebrow">{t('box.prize')}</p>
      <h1 ref={heading} tabIndex={-1} className="heading-1 margin-top-2">
        {words.name(prize)}
      </h1>
      <p className="text-secondary margin-top-2 box-page__credited">{t(hasTerms ? 'inGifts' : 'credited')}</p>
      <PrizeDetails box={box} currency={currency} />
      <div className="row gap-2 margin-top-4">
        <ButtonLink className="grow" href={paths.lootboxes()}>
          {t('box.back')}
        </ButtonLink>
        {hasTerms && (
          <ButtonLink variant="primary" className="grow" href={paths.profile('gifts')}>
            {t('toGifts')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
