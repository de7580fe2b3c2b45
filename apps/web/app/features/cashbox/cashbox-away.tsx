import { Button } from '@liftoff/ui/button';
import { Dialog } from '@liftoff/ui/dialog';
import { SkeletonRows } from '@liftoff/ui/skeleton';
import { ErrorState } from '@liftoff/ui/state-panel';
import { useTranslations } from 'use-intl';
import { TrustLine } from '../../shared/parts/trust-line.tsx';
import type { PlayerSeed } from '../../shared/player/player.ts';
import BalanceUnknown from '../../shared/money/balance-unknown.tsx';

interface CashboxAwayProps {
  /** Whether a retry is in progress. */
  isRetrying: boolean;
  onAgain: () => void;
  onClose: () => void;
}

/** Shown instead of a cashbox whose library failed to load: explains the problem and offers a retry [B28]. */
export function CashboxAway({ isRetrying, onAgain, onClose }: CashboxAwayProps) {
  const t = useTranslations('cashbox');
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      {isRetrying ? (
        <div aria-busy="true">
          <output className="visually-hidden">{t('method.loading')}</output>
          <SkeletonRows />
        </div>
      ) : (
        <ErrorState
          title={t('away.title')}
          text={t('away.text')}
          action={
            <Button variant="primary" onClick={onAgain}>
              {t('method.retry')}
            </Button>
          }
        />
      )}
      <TrustLine />
    </Dialog>
  );
}

/**
 * Shown instead of a cashbox while the player's accounts are unavailable, because no payment is possible without an
 * account [B12].
 */
export function CashboxWithoutAccount({ player, onClose }: { player: PlayerSeed; onClose: () => void }) {
  const t = useTranslations('cashbox');
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <BalanceUnknown player={player} />
      <TrustLine />
    </Dialog>
  );
}
