import type { User } from '@liftoff/contract/account/account';
import type { BonusOffer } from '@liftoff/contract/bonus';
import { CallError } from '@liftoff/contract/core/client';
import { isOfCode } from '@liftoff/rules/bonus/shown-offer';
import { Button } from '@liftoff/ui/button';
import { TextInput } from '@liftoff/ui/text-input';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { bonusCalls } from '../../../shared/calls/tables/bonus-calls.ts';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { useAttemptKey } from '../../../shared/form/attempt-key.ts';
import { isAnswer } from '../../../shared/form/refusals.ts';

type Fault = 'invalid' | 'onBreak' | 'tooMany' | 'failed';

function faultOf(error: unknown): Fault {
  const refusal = error instanceof CallError ? error.refusal : null;
  if (refusal === 'invalid') return 'invalid';
  if (refusal === 'rate_limited') return 'tooMany';
  return refusal === 'self_excluded' || refusal === 'cooling_off' ? 'onBreak' : 'failed';
}

/** Sets or clears the player's deposit code, then reloads the player and the offers. */
function useCodeCalls(playerId: number) {
  const queries = useQueryClient();
  const attempt = useAttemptKey();
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const send = async (code: string | null): Promise<boolean> => {
    if (pending) return false;
    setPending(true);
    setFault(null);
    const headers = { 'idempotency-key': attempt.of(`code ${code ?? ''}`) };
    try {
      await (code === null
        ? bonusCalls.clearBonusCode({ headers })
        : bonusCalls.setBonusCode({ body: { deposit_bonus_code: code }, headers }));
      attempt.answered();
      await Promise.all(
        [queryKeys.profile(playerId), queryKeys.depositOffers(playerId)].map(queryKey =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
      return true;
    } catch (error) {
      if (isAnswer(error)) attempt.answered();
      setFault(faultOf(error));
      return false;
    } finally {
      setPending(false);
    }
  };
  return { pending, fault, send, forget: () => setFault(null) };
}

interface BonusCodeProps {
  player: User;
  /** The offers shown above; `null` until they are loaded. */
  offers: readonly BonusOffer[] | null;
}

/** Enters a deposit code, or removes the one that is set. A refused code leaves the deposit unchanged. */
export function BonusCode({ player, offers }: BonusCodeProps) {
  const t = useTranslations('cashbox.code');
  const { pending, fault, send, forget } = useCodeCalls(player.id);
  const [typed, setTyped] = useState('');
  const code = player.deposit_bonus_code;
  const isUsable = offers === null || offers.some(offer => isOfCode(offer, code));
  const enter = async () => {
    if (typed.trim() !== '' && (await send(typed.trim()))) setTyped('');
  };
  return (
    <div className="deposit-bonus__code">
      <TextInput
        label={t('label')}
        value={code ?? typed}
        readOnly={code !== null}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        hint={code === null ? undefined : t(isUsable ? 'set' : 'unusable')}
        error={fault === null ? undefined : t(fault)}
        fieldClassName="grow"
        onChange={({ target }) => {
          setTyped(target.value);
          forget();
        }}
        onKeyDown={event => {
          if (event.key !== 'Enter' || code !== null) return;
          // The field is inside the deposit form, which must not be sent.
          event.preventDefault();
          void enter();
        }}
      />
      <Button pending={pending} pendingLabel={t('pending')} onClick={() => void (code === null ? enter() : send(null))}>
        {t(code === null ? 'check' : 'remove')}
      </Button>
    </div>
  );
}
