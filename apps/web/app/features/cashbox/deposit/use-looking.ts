import { useEffect, useEffectEvent } from 'react';

const lookMs = 3_000;

/** Polls the payment status while the component is shown. */
export function useLooking(onLook: () => void): void {
  const look = useEffectEvent(onLook);
  useEffect(() => {
    const timer = setInterval(() => look(), lookMs);
    return () => clearInterval(timer);
  }, []);
}
