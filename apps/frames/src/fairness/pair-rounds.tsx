import type { Round, SeedPair } from '@liftoff/contract/game/game';
import { Button } from '@liftoff/ui/button';
import { minor } from '@liftoff/rules/money/money';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFrame } from '../frame/frame-context.ts';
import { CheckResult, type Checked } from './check-result.tsx';
import { Choice } from './choice.tsx';
import { checkRound } from './recompute.ts';
import { SeedRow } from './seed-row.tsx';
import { usePairRounds } from './use-pair-rounds.ts';

/**
 * The rounds of a revealed pair, one of which can be recalculated. `shown` is the hash this browser was shown, or
 * `null`.
 */
export function PairRounds({ pair, shown }: { pair: SeedPair; shown: string | null }) {
  const t = useTranslations('fairness.check');
  const { start, money, clock } = useFrame();
  const [chosen, setChosen] = useState<string | null>(null);
  const [found, setFound] = useState<Checked | 'broken' | null>(null);
  const { rounds, more, earlier } = usePairRounds(pair.number);
  const round = rounds?.find(({ id }) => id === chosen) ?? rounds?.[0] ?? null;

  const check = (of: Round) => {
    try {
      setFound({ ...checkRound(start, pair, of, shown), round: of, at: new Date(clock.now()) });
    } catch {
      setFound('broken');
    }
  };
  const optionOf = (of: Round) => ({
    value: of.id,
    text: t('roundOption', {
      nonce: String(of.seed.nonce),
      stake: money.plain(minor(of.stake_cents)),
      win: money.plain(minor(of.win_cents)),
    }),
  });

  if (round === null) return <p className="caption text-muted">{rounds === null ? null : t('noRounds')}</p>;
  return (
    <>
      <form
        className="fair__round"
        onSubmit={event => {
          event.preventDefault();
          check(round);
        }}
      >
        <Choice
          label={t('round')}
          value={round.id}
          options={(rounds ?? []).map(optionOf)}
          onChange={id => {
            setChosen(id);
            setFound(null);
          }}
        />
        <Button type="submit" size="l">
          {t('recompute')}
        </Button>
      </form>
      {more ? (
        <Button size="s" className="fair__earlier" onClick={() => void earlier()}>
          {t('earlier')}
        </Button>
      ) : null}
      <SeedRow label={t('id')} value={round.id} />
      <CheckResult found={found} />
    </>
  );
}
