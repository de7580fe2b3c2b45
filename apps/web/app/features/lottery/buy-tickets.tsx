import { CallError } from '@liftoff/contract/core/client';
import { Button } from '@liftoff/ui/button';
import { Stepper } from '@liftoff/ui/stepper';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { lotteryCalls } from '../../shared/calls/tables/lottery-calls.ts';
import { useAttemptKey } from '../../shared/form/attempt-key.ts';
import { isAnswer } from '../../shared/form/refusals.ts';

interface BuyTicketsProps {
  /** Id of the lottery. */
  lottery: string;
  /** Points that a ticket costs. */
  price: number;
  /** Tickets that the player can still have. */
  left: number;
}

/** Buys tickets with points. A repeated order after a lost answer buys once [A24]. */
export default function BuyTickets({ lottery, price, left }: BuyTicketsProps) {
  const t = useTranslations('lotteries');
  const [count, setCount] = useState(1);
  const [isPending, setPending] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const attempt = useAttemptKey();
  const { revalidate } = useRevalidator();
  if (left <= 0) return null;
  const buy = async () => {
    setPending(true);
    const order = `${lottery} ${count}`;
    try {
      const headers = { 'idempotency-key': attempt.of(order) };
      await lotteryCalls.buyTickets({ params: { id: lottery }, body: { count }, headers });
      attempt.answered();
      setSaid(t('bought', { count }));
      setCount(1);
      await revalidate();
    } catch (error) {
      if (isAnswer(error)) attempt.answered();
      const refusal = error instanceof CallError ? error.refusal : null;
      setSaid(t(`refused.${refusal === 'not_enough_money' || refusal === 'invalid' ? refusal : 'other'}`));
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
        value={Math.min(count, left)}
        min={1}
        max={left}
        onChange={setCount}
      />
      <Button variant="primary" pending={isPending} onClick={() => void buy()}>
        {t('buy', { count, points: count * price })}
      </Button>
      <output className="small">{said}</output>
    </div>
  );
}
