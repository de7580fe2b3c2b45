import { useEffect, useEffectEvent } from 'react';

const lookMs = 3_000;

/** Asks where a payment stands now and then, for as long as it is shown. */
export function useLooking(onLook: () => void): void {
  const look = useEffectEvent(onLook);
  useEffect(() => {
    const timer = setInterval(() => look(), lookMs);
    return () => clearInterval(timer);
  }, []);
}
