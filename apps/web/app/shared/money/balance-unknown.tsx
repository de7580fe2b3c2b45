import { Button } from '@liftoff/ui/button';
import { RotateCcwIcon } from '@liftoff/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { PlayerSeed } from '../player/player.ts';
import { accountsQuery } from './accounts-query.ts';

interface BalanceUnknownProps {
  player: PlayerSeed;
  /** Renders only a button, for places without room for a sentence. */
  short?: boolean;
}

/** Shown instead of a balance that failed to load. Says that the money is safe and offers a retry [B12]. */
export default function BalanceUnknown({ player, short = false }: BalanceUnknownProps) {
  const t = useTranslations();
  const { isError, isFetching, refetch } = useQuery(accountsQuery(player.user.id));
  const safe = t('player.balance.unknown');
  const again = t('player.balance.retry');
  const press = () => void refetch();
  const pending = isFetching || !isError;
  if (short)
    return (
      <Button aria-label={`${safe} ${again}`} pending={pending} onClick={press}>
        <RotateCcwIcon size="s" />
        {t('shell.balance.title')}
      </Button>
    );
  return (
    <div className="column gap-2 margin-top-1">
      <p className="small text-secondary" role="status">
        {safe}
      </p>
      <div>
        <Button size="s" pending={pending} onClick={press}>
          {again}
        </Button>
      </div>
    </div>
  );
}
