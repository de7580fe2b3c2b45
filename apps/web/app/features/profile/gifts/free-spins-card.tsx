import type { Freespins } from '@liftoff/contract/bonus';
import { haveSpinsEnded } from '@liftoff/rules/bonus/spin-set';
import { minor } from '@liftoff/rules/money/money';
import { Badge } from '@liftoff/ui/badge';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { Divider } from '@liftoff/ui/divider';
import { Track } from '@liftoff/ui/track';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { RewardPicture } from '../../../shared/points/reward-picture.tsx';
import { useMomentText } from '../../../shared/player/limits/limit-words.ts';
import { usePaths } from '../../../shared/site/site.ts';

interface CardProps {
  set: Freespins;
  onActivate: (set: Freespins) => void;
  onCancel: (set: Freespins) => void;
}

/** One set of free spins: its stage and clock, its terms in figures, and what the player can do with it. */
export function FreeSpinsCard({ set, onActivate, onCancel }: CardProps) {
  const t = useTranslations('free-spins');
  const money = useMoneyText();
  const { currency, freespins_count: count } = set;
  const stake = minor(set.stake_cents);
  const each = { stake: money.exact(stake, currency), worth: money.exact(stake * BigInt(count), currency) };
  return (
    <Card as="div" className="bonus-card numeric">
      <RewardPicture type="freespins" size={72} className="bonus-card__picture" />
      <div className="bonus-card__content">
        <StageLine set={set} />
        <h3 className="heading-3 margin-top-2">{t('name', { count })}</h3>
        <p className="small text-secondary margin-top-1">
          {set.chosen === null ? t('each', each) : t('eachIn', { ...each, game: set.chosen.title })}
        </p>
        {haveSpinsEnded(set) ? <EndedFigures set={set} /> : <ActiveFigures set={set} />}
        {!haveSpinsEnded(set) && !set.ends_after_round ? (
          <CardActions set={set} onActivate={onActivate} onCancel={onCancel} />
        ) : null}
      </div>
    </Card>
  );
}

function StageLine({ set }: { set: Freespins }) {
  const t = useTranslations('free-spins');
  const { moment } = useMomentText();
  const until = set.stage === 'issued' ? set.activatable_until : set.valid_until;
  const words = set.stage === 'issued' ? 'activateBy' : 'useBy';
  const stage = stageOf(set.stage);
  return (
    <p className="row gap-2 flex-wrap caption text-muted">
      <Badge tone={stage === 'issued' ? 'reward' : 'neutral'}>{t(`stages.${stage}`)}</Badge>
      {set.ends_after_round ? t('endsAfterRound') : null}
      {!haveSpinsEnded(set) && !set.ends_after_round && until !== null ? t(words, { moment: moment(until) }) : null}
    </p>
  );
}

/** An unknown stage counts as active [CONST-055]. */
const stageOf = (stage: string) =>
  stage === 'issued' || stage === 'finished' || stage === 'canceled' || stage === 'expired' ? stage : 'active';

function ActiveFigures({ set }: { set: Freespins }) {
  const t = useTranslations('free-spins');
  const money = useMoneyText();
  const { currency, freespins_count: count, freespins_left: left } = set;
  const used = count - left;
  return (
    <>
      {set.stage === 'issued' ? null : (
        <div className="margin-top-3">
          <p className="row between caption">
            <span className="text-muted">{t('used')}</span>
            <span>{t('usedOf', { used, count })}</span>
          </p>
          <Track label={t('used')} percent={(100 * used) / count} valueText={t('usedOf', { used, count })} />
        </div>
      )}
      <Divider />
      <Figures
        rows={[
          [t('won'), money.of(set.won_cents, currency)],
          [t('becomes'), set.wins_as === 'cash' ? t('asCash') : t('asBonus', { wager: `${set.wager}x` })],
          [t('mostWin'), set.max_win_cents === null ? t('noLimit') : money.of(set.max_win_cents, currency)],
        ]}
      />
    </>
  );
}

function EndedFigures({ set }: { set: Freespins }) {
  const t = useTranslations('free-spins');
  const money = useMoneyText();
  return (
    <>
      <Divider />
      <Figures
        rows={[
          [t('used'), t('usedOf', { used: set.freespins_count - set.freespins_left, count: set.freespins_count })],
          [set.wins_as === 'cash' ? t('keptCash') : t('keptBonus'), money.of(set.kept_cents, set.currency)],
        ]}
      />
    </>
  );
}

const Figures = ({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) => (
  <dl className="figures figures--two bonus-card__terms">
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

function CardActions({ set, onActivate, onCancel }: CardProps) {
  const t = useTranslations('free-spins');
  const paths = usePaths();
  const { chosen, games } = set;
  // After the first spin the choice is final, so that no games are listed.
  const isFinal = games.length === 0 && set.freespins_left < set.freespins_count;
  return (
    <div className="row gap-2 flex-wrap bonus-card__actions">
      {chosen !== null && (isFinal || games.some(({ identifier }) => identifier === chosen.identifier)) ? (
        <ButtonLink variant="primary" href={paths.play(chosen.provider, chosen.identifier, 'real')}>
          {t('play')}
        </ButtonLink>
      ) : (
        <Button variant="primary" onClick={() => onActivate(set)}>
          {set.stage === 'issued' ? t('readTerms') : t('chooseAgain')}
        </Button>
      )}
      <Button variant="ghost" onClick={() => onCancel(set)}>
        {set.stage === 'issued' ? t('decline') : t('giveUp')}
      </Button>
    </div>
  );
}
