import type { Freespins, SpinGame } from '@liftoff/contract/bonus';
import { amountToWager } from '@liftoff/rules/bonus/amount-to-wager';
import { averageCost, averageReturn } from '@liftoff/rules/bonus/spin-figures';
import { minor } from '@liftoff/rules/money/money';
import { Button } from '@liftoff/ui/button';
import { OptionCard } from '@liftoff/ui/choice';
import { Dialog } from '@liftoff/ui/dialog';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { Notice } from '@liftoff/ui/notice';
import { useToast } from '@liftoff/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { useMomentText } from '../../../shared/player/limits/limit-words.ts';
import { useSite } from '../../../shared/site/site.ts';
import { useSpinCall } from './use-free-spins.ts';

/**
 * The terms of a set before it is activated, in figures for the chosen game. If none of its games can be played any
 * more, offers its cash value [PX-56].
 */
export function FreeSpinsActivation({ set, onClose }: { set: Freespins; onClose: () => void }) {
  const t = useTranslations('free-spins.activate');
  const money = useMoneyText();
  const { show } = useToast();
  const call = useSpinCall(set.id);
  const [picked, setPicked] = useState<string | null>(null);
  const game = set.games.find(({ identifier }) => identifier === picked) ?? set.games[0];
  const value = money.of(set.cash_value_cents, set.currency);
  const activate = () =>
    call.mutate(game?.identifier, {
      onSuccess: () => {
        show({ tone: 'ok', content: game === undefined ? t('paid', { value }) : t('done', { game: game.title }) });
        onClose();
      },
      onError: () => show({ tone: 'bad', content: t('failed') }),
    });
  return (
    <Dialog
      open
      onClose={onClose}
      size="xl"
      title={t('title', { count: set.freespins_count })}
      closeLabel={t('close')}
      footer={
        <div className="row gap-2 flex-wrap free-spins__answers">
          <Button size="l" onClick={onClose}>
            {t('no')}
          </Button>
          <Button variant="primary" size="l" pending={call.isPending} pendingLabel={t('pending')} onClick={activate}>
            {game === undefined ? t('take', { value }) : t('yes', { game: game.title })}
          </Button>
        </div>
      }
    >
      {game === undefined ? (
        <p className="text-secondary">{t('closed', { value })}</p>
      ) : (
        <div className="free-spins__terms numeric">
          <GameChoice set={set} game={game} onPick={setPicked} />
          <Terms set={set} game={game} />
        </div>
      )}
    </Dialog>
  );
}

function GameChoice({ set, game, onPick }: { set: Freespins; game: SpinGame; onPick: (game: string) => void }) {
  const t = useTranslations('free-spins.activate');
  const money = useMoneyText();
  const { locale } = useSite();
  const stake = minor(set.stake_cents);
  const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const worth = money.exact(stake * BigInt(set.freespins_left), set.currency);
  return (
    <fieldset className="column gap-3">
      <legend className="text-secondary small">
        {t('choose', { stake: money.exact(stake, set.currency), worth })}
      </legend>
      {set.games.map(({ identifier, title, provider_title, rtp_percent: rtp }) => (
        <OptionCard
          key={identifier}
          name="game"
          value={identifier}
          checked={identifier === game.identifier}
          onChange={() => onPick(identifier)}
          media={<img src={`/pictures/poster/${identifier}-288.webp`} alt="" width={54} height={72} loading="lazy" />}
          title={title}
          text={
            rtp === null
              ? provider_title
              : t('game', {
                  studio: provider_title,
                  rtp: percent.format(rtp),
                  average: money.exact(averageReturn(stake, set.freespins_left, rtp), set.currency),
                })
          }
        />
      ))}
    </fieldset>
  );
}

function Terms({ set, game }: { set: Freespins; game: SpinGame }) {
  const t = useTranslations('free-spins.activate');
  const words = useTranslations('free-spins');
  const money = useMoneyText();
  const { moment } = useMomentText();
  const { currency } = set;
  return (
    <div className="column gap-3">
      <h3 className="title">{t('become')}</h3>
      {set.wins_as === 'cash' ? (
        <p className="text-secondary small">{t('cash')}</p>
      ) : (
        <BonusFigures set={set} game={game} />
      )}
      <KeyValues well>
        <KeyValue name={words('mostWin')}>
          {set.max_win_cents === null ? words('noLimit') : money.of(set.max_win_cents, currency)}
        </KeyValue>
        <KeyValue name={t('useWithin')}>{t('daysAfter', { days: set.use_days })}</KeyValue>
        {set.wager_days === null ? null : (
          <KeyValue name={t('wagerWithin')}>{t('days', { days: set.wager_days })}</KeyValue>
        )}
        {set.max_bet_cents === null ? null : (
          <KeyValue name={t('mostBet')}>{money.of(set.max_bet_cents, currency)}</KeyValue>
        )}
        <KeyValue name={t('counting')}>{t('countingNot')}</KeyValue>
        {set.stage === 'issued' && set.activatable_until !== null ? (
          <KeyValue name={t('answerBy')}>{moment(set.activatable_until)}</KeyValue>
        ) : null}
      </KeyValues>
    </div>
  );
}

/** What winning the average would mean: the amount to stake, and what that costs on average. */
function BonusFigures({ set, game }: { set: Freespins; game: SpinGame }) {
  const t = useTranslations('free-spins.activate');
  const money = useMoneyText();
  const { rtp_percent: rtp } = game;
  if (rtp === null) return <p className="text-secondary small">{t('bonus', { wager: `${set.wager}x` })}</p>;
  const average = averageReturn(minor(set.stake_cents), set.freespins_left, rtp);
  const total = amountToWager({ wager: set.wager, wager_on: 'bonus' }, average, 0n);
  const text = (amount: bigint) => money.exact(amount, set.currency);
  return (
    <>
      <KeyValues well>
        <KeyValue name={t('averageWin')}>{text(average)}</KeyValue>
        <KeyValue name={t('wager')}>{`${set.wager}x`}</KeyValue>
        <KeyValue name={t('toStake')}>{text(total)}</KeyValue>
      </KeyValues>
      <Notice tone="info">{t('costs', { total: text(total), cost: text(averageCost(total, rtp)) })}</Notice>
    </>
  );
}
