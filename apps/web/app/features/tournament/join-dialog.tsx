import { CallError } from '@liftoff/contract/core/client';
import { Button } from '@liftoff/ui/button';
import { Dialog } from '@liftoff/ui/dialog';
import { Notice } from '@liftoff/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tournamentCalls } from '../../shared/calls/tables/tournament-calls.ts';
import { queryKeys } from '../../shared/calls/query-keys.ts';
import { useAttemptKey } from '../../shared/form/attempt-key.ts';
import { isAnswer } from '../../shared/form/refusals.ts';
import { Patch, patchOf } from '../../shared/promotion/patch.tsx';
import { useMomentText } from '../../shared/player/limits/limit-words.ts';
import { PrizeList, RuleList } from './rules-card.tsx';
import type { TournamentData } from './tournament-data.ts';
import { useTournamentWords } from './tournament-words.ts';
import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/list.css';

interface JoinDialogProps {
  tournament: TournamentData;
  playerId: number;
  onClose: () => void;
}

/**
 * Asks the player to confirm before they are entered [PTOUR-014], with the rules and the price. Declining sends nothing.
 * After joining, the player's tournaments are reloaded [PTOUR-015].
 */
export default function JoinDialog({ tournament, playerId, onClose }: JoinDialogProps) {
  const { t } = useTournamentWords();
  const { moment } = useMomentText();
  const queries = useQueryClient();
  const attempt = useAttemptKey();
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState<ReturnType<typeof failureOf> | null>(null);
  const join = async () => {
    setPending(true);
    setFailed(null);
    try {
      const headers = { 'idempotency-key': attempt.of(tournament.id) };
      await tournamentCalls.joinTournament({ params: { id: tournament.id }, body: { confirmed: true }, headers });
      attempt.answered();
      if (tournament.entry === 'points') void queries.invalidateQueries({ queryKey: queryKeys.points() });
      await queries.invalidateQueries({ queryKey: queryKeys.tournaments(playerId) });
      onClose();
    } catch (error) {
      if (isAnswer(error)) attempt.answered();
      setFailed(failureOf(error));
      setPending(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('joinTitle', { title: tournament.title })}
      closeLabel={t('close')}
      footer={
        <div className="tournament__choice">
          <Button onClick={onClose}>{t('notNow')}</Button>
          <Button variant="primary" pending={pending} pendingLabel={t('joining')} onClick={() => void join()}>
            {t('join')}
          </Button>
        </div>
      }
    >
      <div className="row gap-4">
        <Patch name={patchOf(tournament.slug)} size={72} />
        <p className="text-secondary">{t('until', { date: moment(tournament.endAt) })}</p>
      </div>
      {tournament.entry === 'points' && (
        <Notice className="margin-top-3">
          {t('joinCost', { points: t('points', { count: tournament.costPoints }) })}
        </Notice>
      )}
      <h3 className="heading-3 margin-top-4">{t('how')}</h3>
      <RuleList tournament={tournament} />
      <h3 className="heading-3 margin-top-4">{t('prizes')}</h3>
      <PrizeList tournament={tournament} />
      <p className="small text-secondary margin-top-3">{t('joinText')}</p>
      {failed !== null && (
        <Notice tone="bad" role="alert" className="margin-top-3">
          {t(failed)}
        </Notice>
      )}
    </Dialog>
  );
}

/** The text about a failure. Without an answer, the player may have been entered. */
function failureOf(error: unknown): 'joinUnclear' | 'joinPoints' | 'joinFailed' {
  if (!isAnswer(error)) return 'joinUnclear';
  const isAboutPoints = error instanceof CallError && error.body?.errors?.['points'] !== undefined;
  return isAboutPoints ? 'joinPoints' : 'joinFailed';
}
