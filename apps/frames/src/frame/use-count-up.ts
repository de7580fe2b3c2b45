import { useEffect, useState } from 'react';

const countMs = 700;

/** Counts once from zero to an amount in 700 ms. Jumps straight to the amount if reduced motion is preferred. */
export function useCountUp(amount: bigint): bigint {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [shown, setShown] = useState(still ? amount : 0n);
  useEffect(() => {
    if (still) {
      setShown(amount);
      return undefined;
    }
    const from = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - from) / countMs));
      const tenThousandths = Math.round((1 - (1 - share) ** 3) * 10_000);
      setShown((amount * BigInt(tenThousandths)) / 10_000n);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [amount, still]);
  return shown;
}
