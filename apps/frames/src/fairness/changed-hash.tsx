import type { SeedPair } from '@liftoff/contract/game/game';
import { useTranslations } from 'use-intl';
import { useFrame } from '../frame/frame-context.ts';
import { shownHashes } from '../frame/shown-hashes.ts';
import { Verdict } from './verdict.tsx';

/** Warns if the hash of a seed pair in use differs from the one that this browser was shown earlier. */
export function ChangedHash({ pair }: { pair: SeedPair }) {
  const t = useTranslations('fairness.current');
  const { start } = useFrame();
  const shown = shownHashes(start).of(pair.number);
  if (shown === null || shown === pair.server_seed_hash) return null;
  return (
    <div role="alert">
      <Verdict good={false}>{t('changed', { hash: shown })}</Verdict>
    </div>
  );
}
