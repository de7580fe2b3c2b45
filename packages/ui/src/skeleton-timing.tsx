import { useEffect, useState } from 'react';

/** Milliseconds before a skeleton appears, and the least it then stays (visual-language §7 Skeleton). */
const APPEAR_MS = 150;
const STAY_MS = 300;

/**
 * Whether to show the skeleton of something that loads: not at all when the content is quick, and long enough to be
 * seen when it is not. While it answers true, the content waits even if it has arrived.
 */
export function useSkeletonShown(loading: boolean): boolean {
  const [phase, setPhase] = useState<'hidden' | 'fresh' | 'settled'>('hidden');
  if (phase === 'settled' && !loading) setPhase('hidden');

  useEffect(() => {
    if (phase !== 'hidden' || !loading) return undefined;
    const timer = setTimeout(() => setPhase('fresh'), APPEAR_MS);
    return () => clearTimeout(timer);
  }, [phase, loading]);

  useEffect(() => {
    if (phase !== 'fresh') return undefined;
    const timer = setTimeout(() => setPhase('settled'), STAY_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  return phase !== 'hidden';
}
