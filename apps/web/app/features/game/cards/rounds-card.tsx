import type { RoundSummary } from '@liftoff/contract/game/game';
import { minor } from '@liftoff/rules/money/money';
import { formatMoney } from '@liftoff/rules/money/money-format';
import { Card } from '@liftoff/ui/card';
import { ListRow } from '@liftoff/ui/list-row';
import { useTranslations } from 'use-intl';
import { useSite } from '../../../shared/site/site.ts';
import { useGameRounds } from '../figures/play-figures.ts';

/** The player's latest rounds of this game. Part of the chunk that only players load. */
export default function RoundsCard({ game }: { game: string }) {
  const t = useTranslations('game.rounds');
  const { data: rounds, isError } = useGameRounds(game);
  return (
    <Card>
      <h2 className="heading-3">{t('title')}</h2>
      {rounds && rounds.length > 0 ? (
        <ul className="numeric margin-top-1">
          {rounds.map(round => (
            <RoundRow key={round.id} round={round} />
          ))}
        </ul>
      ) : (
        <p className="small text-secondary margin-top-3">{isError ? t('failed') : t('empty')}</p>
      )}
    </Card>
  );
}

/**
 * A round with its time in the player's time zone. The server does not know the time zone, so it never renders this
 * list.
 */
function RoundRow({ round }: { round: RoundSummary }) {
  const t = useTranslations('game.rounds');
  const { locale } = useSite();
  const stake = minor(round.stake_cents);
  const win = minor(round.win_cents);
  const money = (amount: bigint, sign?: 'always') => formatMoney(amount, round.currency, locale, sign ? { sign } : {});
  const settled = round.state === 'settled';
  const net = round.freespins === null ? money(win - stake, 'always') : t('free');
  return (
    <ListRow className="rounds__row">
      <time className="caption text-muted rounds__time" dateTime={round.opened_at}>
        {new Date(round.opened_at).toLocaleTimeString(locale, {
          hour: '2-digit',
          minute: '2-digit',
          second: '2-digit',
          hourCycle: 'h23',
        })}
      </time>
      <span className="grow small text-secondary">
        {settled ? t('row', { stake: money(stake), win: money(win) }) : money(stake)}
      </span>
      <b className="small">{settled ? net : t('open')}</b>
    </ListRow>
  );
}
