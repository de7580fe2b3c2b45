import { useEffect, useState } from 'react';
import type { PaymentsLibrary } from '../library/payments-api.ts';
import { loadPayments } from './payments.ts';

/**
 * Time in milliseconds after which a library that has not loaded counts as unavailable. The player must be informed
 * within three seconds [B28]; the cashbox still opens if the library loads later.
 */
const patienceMs = 2_000;

type Payments = PaymentsLibrary | 'loading' | 'away' | 'retrying';

/**
 * The payments library at an address, or its loading state: `away` if it is blocked or too slow. `again` retries the
 * load.
 */
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
