import type { Bonus } from '@liftoff/contract/bonus';
import { bonusFigures, bonusGroup } from '@liftoff/rules/bonus/shown-bonus';
import { wageredPercent } from '@liftoff/rules/wallet/balance';
import { Badge, type BadgeTone } from '@liftoff/ui/badge';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { Divider } from '@liftoff/ui/divider';
import { Notice } from '@liftoff/ui/notice';
import { Track } from '@liftoff/ui/track';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RewardPicture } from '../../../shared/points/reward-picture.tsx';
import { useMomentText } from '../../../shared/player/limits/limit-words.ts';
import { useBonusWords } from './bonus-words.ts';

interface BonusCardProps {
  bonus: Bonus;
  /** The active bonus in the same currency, which a waiting bonus follows; `null` if there is none. */
  before: Bonus | null;
  /** Address of the bonus's own page; absent on that page. */
  href?: string;
  onTerms: () => void;
  onCancel: () => void;
}

const tones = { issued: 'reward', waiting: 'neutral', active: 'brand', ended: 'neutral' } as const satisfies Record<
  string,
  BadgeTone
>;

/** A bonus that has not ended: its stage, clocks, progress and key terms, with what the player can do [C28]. */
export function BonusCard({ bonus, before, href, onTerms, onCancel }: BonusCardProps) {
  const t = useTranslations('gifts');
  const words = useBonusWords(bonus);
  const group = bonusGroup(bonus);
  return (
    <Card className={`bonus-card bonus-card--${group}`} aria-label={words.name}>
      <RewardPicture type="bonus" size={72} className="bonus-card__picture" />
      <div className="bonus-card__content">
        <div className="row gap-2 flex-wrap">
          <Badge tone={tones[group]}>{t(`group.${group}`)}</Badge>
          <Clock bonus={bonus} />
        </div>
        <h2 className="heading-3 margin-top-2">{words.name}</h2>
        {group === 'waiting' && (
          <p className="small text-secondary margin-top-1">
            {before === null ? t('waits') : t('waitsFor', { title: before.title })}
          </p>
        )}
        {group === 'active' && <Progress bonus={bonus} />}
        <Divider />
        <KeyTerms bonus={bonus} />
        {bonus.ends_after_round && <Notice className="margin-top-4">{t('endsAfterRound')}</Notice>}
        <div className="row gap-2 flex-wrap bonus-card__actions">
          <Button variant={group === 'issued' ? 'primary' : 'soft'} onClick={onTerms}>
            {t(group === 'issued' ? 'readTerms' : 'terms.open')}
          </Button>
          {href !== undefined && <ButtonLink href={href}>{t('history.open')}</ButtonLink>}
          {!bonus.ends_after_round && (
            <Button variant="ghost" onClick={onCancel}>
              {t(group === 'active' ? 'cancel.open' : 'decline')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

/** The end of the time to wager the bonus or, if it is not active yet, of the time until it has to start [PX-44]. */
function Clock({ bonus }: { bonus: Bonus }) {
  const t = useTranslations('gifts.until');
  const { moment } = useMomentText();
  const { activatable_until: activateBy, valid_until: validUntil } = bonus;
  const until = validUntil ?? activateBy;
  const start = bonusGroup(bonus) === 'waiting' ? 'wait' : 'activate';
  return (
    <span className="caption text-muted">
      {until !== null && t(validUntil === null ? start : 'wager', { moment: moment(until) })}
    </span>
  );
}

const bold = (text: ReactNode) => <b className="bonus-card__wagered">{text}</b>;

/** Progress in money and in whole percent, rounded down [PX-36], and the part above the maximum win [PX-37]. */
function Progress({ bonus }: { bonus: Bonus }) {
  const t = useTranslations('gifts');
  const { exact, whole, toWager: total, maxWin } = useBonusWords(bonus);
  const { balance, wagered, aboveMaximum } = bonusFigures(bonus);
  const percent = wageredPercent(bonus.wagering);
  const amounts = { wagered: whole(wagered), total, percent };
  return (
    <>
      <p className="small text-secondary numeric margin-top-1">{t('balance', { amount: exact(balance) })}</p>
      <div className="row between small numeric flex-wrap bonus-card__progress">
        <span className="text-secondary">{t('wagered')}</span>
        <span className="text-muted">{t.rich('wageredOf', { ...amounts, b: bold })}</span>
      </div>
      <Track label={t('wagered')} percent={percent} valueText={t('wageredPlain', amounts)} />
      {aboveMaximum > 0n && (
        <p className="caption text-secondary margin-top-2">
          {t('aboveMaximum', { amount: exact(aboveMaximum), most: maxWin })}
        </p>
      )}
    </>
  );
}

function KeyTerms({ bonus }: { bonus: Bonus }) {
  const t = useTranslations('gifts');
  const words = useBonusWords(bonus);
  const excluded = bonus.excluded_games.length;
  const rows = [
    ['wager', words.wager],
    ['maxBet', words.maxBet],
    ['maxWin', words.maxWin],
    ['time', words.days],
    ['games', excluded === 0 ? t('allGames') : t('allBut', { games: excluded })],
    ['currency', bonus.currency],
  ] as const;
  return (
    <dl className="figures figures--two numeric bonus-card__terms">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
