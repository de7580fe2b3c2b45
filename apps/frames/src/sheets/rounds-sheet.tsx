import type { Round } from '@liftoff/contract/game/game';
import { minor } from '@liftoff/rules/money/money';
import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useViewOf, useViewOfRound } from '../frame/engine-view.ts';
import { failureOf, type Failure } from '../frame/failure.ts';
import { useFrame } from '../frame/frame-context.ts';
import { Sheet } from './sheet.tsx';

function Row({ round }: { round: Round }) {
  const t = useTranslations('rounds');
  const format = useFormatter();
  const { money, start } = useFrame();
  const { Result, hasResultColumn } = useViewOfRound(round);
  const net = minor(round.win_cents) - minor(round.stake_cents);
  const settled = round.state === 'settled';
  return (
    <tr>
      <td className="text-muted">
        <time dateTime={round.opened_at}>
          {format.dateTime(new Date(round.opened_at), {
            hour: '2-digit',
            minute: '2-digit',
            second: '2-digit',
            hourCycle: 'h23',
          })}
        </time>
        <small>
          {start.live
            ? t('tableRound', { nonce: String(round.seed.nonce) })
            : t('nonce', { pair: String(round.seed.pair), nonce: String(round.seed.nonce) })}
        </small>
      </td>
      <td className="text-secondary">
        {money.plain(minor(round.stake_cents))} → {settled ? money.plain(minor(round.win_cents)) : t(round.state)}
        {hasResultColumn ? null : (
          <small className="text-muted">
            <Result outcome={round.outcome} />
          </small>
        )}
        {round.jackpot_wins.map(win => (
          <small key={`${win.jackpot} ${win.level}`} className="rounds__jackpot">
            {t('jackpot', { level: win.level_name, amount: money.plain(minor(win.amount_cents)) })}
          </small>
        ))}
      </td>
      {hasResultColumn ? (
        <td className="text-muted rounds__what">
          <Result outcome={round.outcome} />
        </td>
      ) : null}
      <td className="align-right">{settled ? (round.freespins === null ? money.signed(net) : t('freeSpin')) : '–'}</td>
    </tr>
  );
}

/** The latest rounds of this game in the current mode, as recorded by the platform. */
export function RoundsSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const { calls, start } = useFrame();
  const { hasResultColumn } = useViewOf()(start.engine);
  const [rounds, setRounds] = useState<readonly Round[] | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    calls.frameRounds({ query: {} }).then(setRounds, (error: unknown) => setFailure(failureOf(error)));
  }, [calls]);
  return (
    <Sheet title={t('rounds.title')} onClose={onClose}>
      <div className="sheet__body">
        {failure === null ? null : <p role="alert">{t('sheet.failed')}</p>}
        {rounds === null && failure === null ? <p className="text-muted">{t('sheet.loading')}</p> : null}
        {rounds?.length === 0 ? <p className="text-muted">{t('rounds.none')}</p> : null}
        {rounds && rounds.length > 0 ? (
          <table className="rounds numeric">
            <thead>
              <tr>
                <th>{t('rounds.time')}</th>
                <th>{t('rounds.amounts')}</th>
                {hasResultColumn ? <th className="rounds__what">{t('rounds.what')}</th> : null}
                <th className="align-right">{t('rounds.net')}</th>
              </tr>
            </thead>
            <tbody>
              {rounds.map(round => (
                <Row key={round.id} round={round} />
              ))}
            </tbody>
          </table>
        ) : null}
      </div>
    </Sheet>
  );
}
