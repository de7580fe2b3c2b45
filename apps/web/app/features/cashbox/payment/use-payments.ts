import { useEffect, useState } from 'react';
import type { PaymentsLibrary } from '../library/payments-api.ts';
import { loadPayments } from './payments.ts';

/** Whoever opens the cashbox is told within three seconds that it does not come [B28]; what comes later still opens. */
const patienceMs = 2_000;

type Payments = PaymentsLibrary | 'loading' | 'away' | 'retrying';

/** The payments library of an address, or whether it is loading, away (blocked, or too slow) or tried once more; and a further try. */
export function usePayments(
  address: string | undefined,
  load = loadPayments,
): { payments: Payments; again: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [payments, setPayments] = useState<Payments>('loading');
  useEffect(() => {
    let isOpen = true;
    const tell = (now: Payments) => void (isOpen && setPayments(now));
    const late = setTimeout(() => tell('away'), patienceMs);
    load(address, attempt > 0)
      .then(tell, () => tell('away'))
      .finally(() => clearTimeout(late));
    return () => {
      isOpen = false;
      clearTimeout(late);
    };
  }, [address, attempt, load]);
  const again = () => {
    setPayments('retrying');
    setAttempt(attempt + 1);
  };
  return { payments, again };
}
