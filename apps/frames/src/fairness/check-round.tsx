import type { SeedPair } from '@liftoff/contract/game/game';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useFrame } from '../frame/frame-context.ts';
import { shownHashes } from '../frame/shown-hashes.ts';
import { Choice } from './choice.tsx';
import { PairRounds } from './pair-rounds.tsx';
import { SeedRow } from './seed-row.tsx';

const dayMs = 86_400_000;

/** The name of a pair in the list. A player's pair is named by number and rounds, a live table's by day. */
function usePairName(): (pair: SeedPair) => string {
  const t = useTranslations('fairness.check');
  const format = useFormatter();
  const { start } = useFrame();
  return ({ number, nonce }) =>
    start.live
      ? t('day', { day: format.dateTime(new Date(number * dayMs), { dateStyle: 'medium', timeZone: 'UTC' }) })
      : t('pairOption', { pair: number, rounds: nonce });
}

/**
 * Recalculates a round of a revealed pair in the browser and shows what matched. Offers only pairs that can be
 * checked.
 */
export function CheckRound({ revealed }: { revealed: readonly SeedPair[] }) {
  const t = useTranslations('fairness.check');
  const { start } = useFrame();
  const pairName = usePairName();
  const [number, setNumber] = useState<number | null>(null);
  // A pair without rounds has nothing to verify. A table's pair has no known round count, so it is always offered.
  const pairs = revealed.filter(({ nonce }) => start.live || nonce > 0);
  const pair = pairs.find(one => one.number === number) ?? pairs[0] ?? null;
  const shown = pair === null ? null : shownHashes(start).of(pair.number);
  const text = start.live ? 'textLive' : 'text';
  const none = start.live ? 'noneLive' : 'none';
  return (
    <section className="fair__side">
      <div>
        <h3 className="title">{t('title')}</h3>
        <p className="caption text-muted">{pair === null ? t(none) : t(text, { pair: pair.number })}</p>
      </div>
      {pair === null ? null : (
        <>
          {pairs.length < 2 && !start.live ? null : (
            <Choice
              label={t('pair')}
              value={String(pair.number)}
              options={pairs.map(one => ({ value: String(one.number), text: pairName(one) }))}
              onChange={value => setNumber(Number.parseInt(value, 10))}
            />
          )}
          <SeedRow label={t('seed')} value={pair.server_seed ?? ''} />
          <SeedRow label={t(shown === null ? 'statedHash' : 'shownHash')} value={shown ?? pair.server_seed_hash} />
          <PairRounds key={pair.number} pair={pair} shown={shown} />
        </>
      )}
    </section>
  );
}
