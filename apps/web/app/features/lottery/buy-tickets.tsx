import { CallError } from '@liftoff/contract/core/client';
import { Button } from '@liftoff/ui/button';
import { Stepper } from '@liftoff/ui/stepper';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { queryKeys } from '../../shared/calls/query-keys.ts';
import { lotteryCalls } from '../../shared/calls/tables/lottery-calls.ts';
import { useAttemptKey } from '../../shared/form/attempt-key.ts';
import { isAnswer } from '../../shared/form/refusals.ts';
import '@liftoff/ui/styles/forms.css';

interface BuyTicketsProps {
  /** Id of the lottery. */
  lottery: string;
  /** Points that a ticket costs. */
  price: number;
  /** Number of tickets that the player can still get. */
  left: number;
}

/** Buys tickets with points. A repeated order after a lost answer buys once [A24]. */
export default function BuyTickets({ lottery, price, left }: BuyTicketsProps) {
  const t = useTranslations('lotteries');
  const [wanted, setWanted] = useState(1);
  const [isPending, setPending] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const attempt = useAttemptKey();
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  // The confirmation of the last tickets stays, although no more can be bought.
  if (left <= 0) return <output className="small">{said}</output>;
  const count = Math.min(wanted, left);
  const buy = async () => {
    setPending(true);
    const order = `${lottery} ${count}`;
    try {
      const headers = { 'idempotency-key': attempt.of(order) };
      await lotteryCalls.buyTickets({ params: { id: lottery }, body: { count }, headers });
      attempt.answered();
      setSaid(t('bought', { count }));
      setWanted(1);
      void queries.invalidateQueries({ queryKey: queryKeys.points() });
      void queries.invalidateQueries({ queryKey: queryKeys.lotteries() });
      await revalidate();
    } catch (error) {
      if (isAnswer(error)) attempt.answered();
      setSaid(t(`refused.${reasonOf(error)}`));
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="lottery-page__buy">
      <Stepper
        label={t('count')}
        lessLabel={t('fewer')}
        moreLabel={t('more')}
        value={count}
        min={1}
        max={left}
        onChange={setWanted}
      />
      <Button variant="primary" pending={isPending} onClick={() => void buy()}>
        {t('buy', { count, points: count * price })}
      </Button>
      <output className="small">{said}</output>
    </div>
  );
}

function reasonOf(error: unknown): 'not_enough_money' | 'invalid' | 'unclear' | 'other' {
  if (!isAnswer(error)) return 'unclear';
  const refusal = error instanceof CallError ? error.refusal : null;
  return refusal === 'not_enough_money' || refusal === 'invalid' ? refusal : 'other';
}
