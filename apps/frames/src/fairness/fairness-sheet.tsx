import { Badge } from '@liftoff/ui/badge';
import './fairness.css';
import type { FrameStart, SeedPair } from '@liftoff/contract/game/game';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { failureOf, type Failure } from '../frame/failure.ts';
import { useFrame } from '../frame/frame-context.ts';
import { shownHashes } from '../frame/shown-hashes.ts';
import { Sheet } from '../sheets/sheet.tsx';
import { CheckRound } from './check-round.tsx';
import { CurrentPair } from './current-pair.tsx';
import { SharedSeeds } from './shared-seeds.tsx';

const steps = ['commit', 'draw', 'rotate'] as const;

interface Seeds {
  active: SeedPair;
  next: SeedPair | null;
  revealed: readonly SeedPair[];
}

/** Stores the hashes shown for unrevealed seeds, so that the seeds can be verified against them later. */
function keepShown(start: FrameStart, ...pairs: readonly (SeedPair | null)[]): void {
  const hashes = shownHashes(start);
  for (const pair of pairs) if (pair !== null) hashes.see(pair);
}

/**
 * Provably fair: the pair in use on the left, the verification of a finished round on the right, and three sentences
 * below [C33].
 */
export function FairnessSheet({ running, onClose }: { running: boolean; onClose: () => void }) {
  const t = useTranslations();
  const { calls, start } = useFrame();
  const [seeds, setSeeds] = useState<Seeds | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    calls.frameSeeds({}).then(
      known => {
        keepShown(start, known.active, known.next);
        setSeeds(known);
      },
      (error: unknown) => setFailure(failureOf(error)),
    );
  }, [calls, start]);

  async function rotate(clientSeed: string) {
    setFailure(null);
    try {
      const rotated = await calls.frameRotateSeeds({ body: { client_seed: clientSeed } });
      const { active, revealed } = rotated;
      // A platform of the previous version does not send the next pair.
      const next: SeedPair | null = rotated.next ?? null;
      keepShown(start, active, next);
      setSeeds(known => ({ active, next, revealed: [revealed, ...(known?.revealed ?? [])] }));
    } catch (error) {
      setFailure(failureOf(error));
    }
  }

  const badge = seeds ? (
    <Badge className="numeric only-wide">
      {t('fairness.badge', { pair: seeds.active.number, round: seeds.active.nonce })}
    </Badge>
  ) : null;
  return (
    <Sheet title={t('fairness.title')} aside={badge} onClose={onClose}>
      <div className="sheet__body" tabIndex={0} role="region" aria-label={t('fairness.title')}>
        {failure === null ? null : (
          <p className="fair__failure" role="alert">
            {failure === 'open' || failure === 'connection' ? t(`failure.${failure}`) : t('sheet.failed')}
          </p>
        )}
        {seeds ? (
          <div className="fair">
            {start.live ? (
              <SharedSeeds pair={seeds.active} next={seeds.next} />
            ) : (
              <CurrentPair
                key={`current ${seeds.active.number}`}
                pair={seeds.active}
                next={seeds.next}
                running={running}
                onRotate={rotate}
              />
            )}
            <CheckRound key={`check ${seeds.active.number}`} revealed={seeds.revealed} />
          </div>
        ) : failure === null ? (
          <p className="text-muted">{t('sheet.loading')}</p>
        ) : null}
        <ol className="flow">
          {steps.map((step, index) => (
            <li key={step}>
              <b className="numeric">{index + 1}</b>
              <span>{t(`fairness.step.${step === 'rotate' && start.live ? 'reveal' : step}`)}</span>
            </li>
          ))}
        </ol>
      </div>
    </Sheet>
  );
}
