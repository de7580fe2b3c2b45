import { Button } from '@liftoff/ui/button';
import { Dialog } from '@liftoff/ui/dialog';
import { SkeletonRows } from '@liftoff/ui/skeleton';
import { ErrorState } from '@liftoff/ui/state-panel';
import { useTranslations } from 'use-intl';
import type { PlayerSeed } from '../../shared/player/player.ts';
import BalanceUnknown from '../../shared/money/balance-unknown.tsx';

interface CashboxAwayProps {
  /** A further try is under way. */
  isRetrying: boolean;
  onAgain: () => void;
  onClose: () => void;
}

/** In place of a cashbox whose library did not load: why, and a further try [B28]. */
export function CashboxAway({ isRetrying, onAgain, onClose }: CashboxAwayProps) {
  const t = useTranslations('cashbox');
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      {isRetrying ? (
        <div aria-busy="true">
          <output className="vh">{t('method.loading')}</output>
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
    </Dialog>
  );
}

/** In place of a cashbox while the player's accounts are not known: nothing is paid without one [B12]. */
export function CashboxWithoutAccount({ player, onClose }: { player: PlayerSeed; onClose: () => void }) {
  const t = useTranslations('cashbox');
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <BalanceUnknown player={player} />
    </Dialog>
  );
}
