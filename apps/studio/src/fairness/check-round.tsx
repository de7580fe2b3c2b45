import type { Round, SeedPair } from '@liftoff/contract/game';
import { CircleAlertIcon, CircleCheckIcon } from '@liftoff/ui/icons';
import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useFrame } from '../frame/frame-context.ts';
import { minor } from '../money.ts';
import { recompute, type Recomputed } from './recompute.ts';
import { SeedRow } from './seed-row.tsx';

/** A line of the check: what matched, or that something did not. */
function Verdict({ good, children }: { good: boolean; children: string }) {
  return (
    <p className={`cap num verdict${good ? ' is-good' : ' is-bad'}`}>
      {good ? <CircleCheckIcon size="s" /> : <CircleAlertIcon size="s" />}
      <span>{children}</span>
    </p>
  );
}

/** Computes a round of a revealed pair again in the browser and says what matched, and when. */
export function CheckRound({ revealed }: { revealed: readonly SeedPair[] }) {
  const t = useTranslations('fairness');
  const format = useFormatter();
  const { calls, start, money, clock } = useFrame();
  const id = useId();
  const [number, setNumber] = useState<number | null>(null);
  const [nonce, setNonce] = useState('');
  const [found, setFound] = useState<(Recomputed & { nonce: number; at: Date; round: Round | null }) | null>(null);
  const [broken, setBroken] = useState(false);
  const pair = revealed.find(one => one.number === number) ?? revealed[0];
  if (!pair) {
    return (
      <section className="fair__side">
        <div>
          <h3 className="title">{t('check.title')}</h3>
          <p className="cap t3">{t('check.none')}</p>
        </div>
      </section>
    );
  }

  async function check(chosen: SeedPair) {
    setBroken(false);
    setFound(null);
    const wanted = Number.parseInt(nonce, 10);
    if (!Number.isSafeInteger(wanted) || wanted < 0) return setBroken(true);
    try {
      const rounds = await calls.frameRounds({}).catch(() => []);
      const round = rounds.find(({ seed }) => seed.pair === chosen.number && seed.nonce === wanted) ?? null;
      const result = await recompute(start, chosen, wanted, round);
      return setFound({ ...result, nonce: wanted, at: new Date(clock.now()), round });
    } catch {
      return setBroken(true);
    }
  }

  return (
    <section className="fair__side">
      <div>
        <h3 className="title">{t('check.title')}</h3>
        <p className="cap t3">{t('check.text', { pair: pair.number })}</p>
      </div>
      {revealed.length < 2 ? null : (
        <div className="fld">
          <label htmlFor={`${id}-pair`}>{t('check.pair')}</label>
          <div className="inp">
            <select
              id={`${id}-pair`}
              value={pair.number}
              onChange={event => {
                setNumber(Number.parseInt(event.target.value, 10));
                setFound(null);
              }}
            >
              {revealed.map(one => (
                <option key={one.number} value={one.number}>
                  {t('check.pairOption', { pair: one.number, rounds: one.nonce })}
                </option>
              ))}
            </select>
          </div>
        </div>
      )}
      <SeedRow label={t('check.seed')} value={pair.server_seed ?? ''} />
      <form
        className="fair__round"
        onSubmit={event => {
          event.preventDefault();
          void check(pair);
        }}
      >
        <div className="fld">
          <label htmlFor={id}>{t('check.round')}</label>
          <div className="inp">
            <input
              id={id}
              className="num"
              inputMode="numeric"
              value={nonce}
              placeholder={t('check.upTo', { last: pair.nonce })}
              onChange={event => setNonce(event.target.value.replaceAll(/\D/g, ''))}
            />
          </div>
        </div>
        <button type="submit" className="btn btn--l">
          {t('check.recompute')}
        </button>
      </form>
      <div role="status" className="fair__found">
        {broken ? <Verdict good={false}>{t('check.broken')}</Verdict> : null}
        {found ? (
          <>
            <Verdict good={found.hashMatches}>{t(found.hashMatches ? 'check.hashSame' : 'check.hashOther')}</Verdict>
            <ol className="stops num">
              {found.values.map(value => (
                <li key={value.number}>
                  <small>{t(`value.${value.label}`, { number: value.number })}</small>
                  <b>{value.text}</b>
                </li>
              ))}
            </ol>
            {found.same === null ? (
              <p className="cap t3">{t('check.notListed')}</p>
            ) : (
              <Verdict good={found.same}>
                {found.same
                  ? t('check.same', {
                      amount: money.plain(minor(found.round?.win_cents ?? 0)),
                      time: format.dateTime(found.at, {
                        hour: '2-digit',
                        minute: '2-digit',
                        second: '2-digit',
                        hourCycle: 'h23',
                      }),
                    })
                  : t('check.other')}
              </Verdict>
            )}
          </>
        ) : null}
      </div>
    </section>
  );
}
