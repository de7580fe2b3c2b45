import { Button } from '@liftoff/ui/button';
import { BellIcon, CheckIcon } from '@liftoff/ui/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { inBackground } from '../../shared/calls/in-background.ts';
import { queryKeys } from '../../shared/calls/query-keys.ts';
import { listHaving } from '../../shared/calls/require-answer.ts';
import { tournamentCalls } from '../../shared/calls/tables/tournament-calls.ts';
import { useHydrated } from '../../shared/parts/hydrated.ts';

interface RemindButtonProps {
  tournamentId: string;
  playerId: number;
}

/** Sets or removes the player's reminder of a future tournament. Unavailable until it is known whether there is one. */
export default function RemindButton({ tournamentId, playerId }: RemindButtonProps) {
  const t = useTranslations('tournaments');
  const queries = useQueryClient();
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const queryKey = queryKeys.tournamentReminders(playerId);
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      listHaving(await tournamentCalls.tournamentReminders({ signal, headers: inBackground }), 'tournament_id'),
  });
  const known = useHydrated() ? data : undefined;
  const isSet = known?.some(one => one.tournament_id === tournamentId) ?? false;
  const change = async () => {
    setPending(true);
    setFailed(false);
    const call = isSet ? tournamentCalls.removeTournamentReminder : tournamentCalls.addTournamentReminder;
    try {
      await call({ params: { id: tournamentId } });
    } catch {
      setFailed(true);
    }
    // The answer may have been lost, so the state is always read again.
    await queries.invalidateQueries({ queryKey });
    setPending(false);
  };
  return (
    <>
      <Button pending={pending} unavailable={known === undefined} aria-pressed={isSet} onClick={() => void change()}>
        {isSet ? <CheckIcon /> : <BellIcon />}
        {isSet ? t('reminded') : t('remind')}
      </Button>
      {failed && (
        <output className="small text-secondary tournament__failed" role="alert">
          {t('remindFailed')}
        </output>
      )}
    </>
  );
}
