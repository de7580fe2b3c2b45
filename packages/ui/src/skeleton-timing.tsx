import { useEffect, useState } from 'react';

/** Milliseconds before a skeleton appears, and its minimum time on screen (visual-language §7 Skeleton). */
const APPEAR_MS = 150;
const STAY_MS = 300;

/**
 * Whether to show a skeleton while content loads. It is not shown for content that arrives quickly, and otherwise
 * stays long enough to be noticed. While this returns `true`, hide the content even if it has arrived.
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
