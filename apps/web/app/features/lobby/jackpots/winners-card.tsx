import type { Jackpot, JackpotWin } from '@liftoff/contract/jackpot';
import { listedWins, topWins, type WinOrder } from '@liftoff/rules/jackpot/win-order';
import { Card } from '@liftoff/ui/card';
import { Pips } from '@liftoff/ui/pips';
import { EmptyState } from '@liftoff/ui/state-panel';
import { NumberCell, NumberHead, PlaceCell, Table } from '@liftoff/ui/table';
import { useState } from 'react';
import { gameImage } from '../../../shared/site/structured-data.tsx';
import { useJackpotWords } from './jackpot-words.ts';
import { OrderSwitch } from './order-switch.tsx';

interface WinnersCardProps {
  wins: readonly JackpotWin[];
  /** The shown jackpots, for the sizes of their levels. */
  jackpots: readonly Jackpot[];
}

/** The winners: the five biggest wins with their places, or the five latest without [PJACK-002] [PJACK-009]. */
export function WinnersCard({ wins, jackpots }: WinnersCardProps) {
  const { t } = useJackpotWords();
  const [order, setOrder] = useState<WinOrder>('biggest');
  const shown = topWins(wins, order);
  return (
    <Card className="winners" aria-labelledby="winners-title">
      <div className="row between flex-wrap gap-3 winners__head">
        <h2 className="heading-2" id="winners-title">
          {t('winners')}
        </h2>
        <OrderSwitch label={t('winnersOrder')} order={order} onChange={setOrder} />
      </div>
      {shown.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <Table label={t('winners')}>
          <thead>
            <tr>
              {order === 'biggest' && <th scope="col">{t('place')}</th>}
              <th scope="col">{t('player')}</th>
              <th scope="col" className="winners__wide">
                {t('level')}
              </th>
              <NumberHead scope="col" className="winners__wide">
                {t('wonOn')}
              </NumberHead>
              <NumberHead scope="col">{t('amount')}</NumberHead>
            </tr>
          </thead>
          <tbody>
            {shown.map((win, index) => (
              <WinRow
                key={[win.created_at, win.user_name, win.jackpot, win.level].join(' ')}
                win={win}
                place={order === 'biggest' ? index + 1 : null}
                size={sizeOf(jackpots, win)}
              />
            ))}
          </tbody>
        </Table>
      )}
      <p className="caption text-muted margin-top-3">{t('note', { count: listedWins })}</p>
    </Card>
  );
}

/** The number of diamonds of a win's level: one for the smallest level. */
function sizeOf(jackpots: readonly Jackpot[], win: JackpotWin): number {
  const levels = jackpots.find(({ identifier }) => identifier === win.jackpot)?.levels ?? [];
  const place = levels.findIndex(({ identifier }) => identifier === win.level);
  return place < 0 ? 0 : levels.length - place;
}

/** `place` is `null` in the list of the latest wins. */
function WinRow({ win, place, size }: { win: JackpotWin; place: number | null; size: number }) {
  const { won, day } = useJackpotWords();
  const { slug, title } = win.game;
  return (
    <tr>
      {place !== null && <PlaceCell place={place} />}
      <td>
        <img className="winners__game" src={gameImage(slug).path} width={44} height={44} alt="" loading="lazy" />
        <span className="winners__name">
          {win.user_name}
          <small className="caption text-muted">{title}</small>
        </span>
      </td>
      <td className="winners__wide">
        <span className="row gap-2">
          {win.jackpot_level_name} <Pips count={size} />
        </span>
      </td>
      <NumberCell className="winners__wide text-muted">{day(win.created_at)}</NumberCell>
      <NumberCell className="winners__amount">{won(win)}</NumberCell>
    </tr>
  );
}
