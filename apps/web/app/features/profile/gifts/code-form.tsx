import { Button } from '@liftoff/ui/button';
import { Card } from '@liftoff/ui/card';
import { Segmented } from '@liftoff/ui/segmented';
import { TextInput } from '@liftoff/ui/text-input';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { useAttemptKey } from '../../../shared/form/attempt-key.ts';
import { outcomeOf, redeemCoupon, redeemPromoCode, type CodeOutcome } from './use-code.ts';

type CodeKind = 'coupon' | 'betting';

const calls = { coupon: redeemCoupon, betting: redeemPromoCode } as const;
const kinds: readonly CodeKind[] = ['coupon', 'betting'];

/** Uses a code once per idempotency key, then reloads the gifts if it brought one. */
function useCodeCall() {
  const queries = useQueryClient();
  const attempt = useAttemptKey();
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<CodeOutcome | null>(null);
  const redeem = async (kind: CodeKind, code: string): Promise<void> => {
    setPending(true);
    setOutcome(null);
    const now = await calls[kind](code, attempt.of(`${kind} ${code}`)).catch(outcomeOf);
    if (now !== 'failed') attempt.answered();
    if (now === 'activated') await queries.invalidateQueries({ queryKey: queryKeys.bonuses() });
    setOutcome(now);
    setPending(false);
  };
  return { pending, outcome, redeem, forget: () => setOutcome(null) };
}

/**
 * Form for a coupon or a code of the sports pages. A code adds a gift, which waits to be activated. The field is
 * uncontrolled, because React does not know of text typed before hydration and would empty a controlled field.
 */
export function CodeForm() {
  const t = useTranslations('gifts.code');
  const { pending, outcome, redeem, forget } = useCodeCall();
  const [kind, setKind] = useState<CodeKind>('coupon');
  const isTaken = outcome === 'activated';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('code');
    const code = field instanceof HTMLInputElement ? field.value.trim() : '';
    if (code !== '' && !pending) void redeem(kind, code);
  };
  const choose = (next: CodeKind) => {
    setKind(next);
    forget();
  };
  return (
    <Card aria-label={t('title')} className="margin-top-4">
      <h2 className="heading-3">{t('title')}</h2>
      <p className="small text-secondary margin-top-1">{t('text')}</p>
      <div className="margin-top-4">
        <Segmented<CodeKind>
          label={t('kind')}
          value={kind}
          onChange={choose}
          options={kinds.map(value => ({ value, label: t(value) }))}
        />
      </div>
      <form className="code-form margin-top-4" method="post" onSubmit={submit}>
        <TextInput
          name="code"
          label={t('label')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          error={outcome === null || isTaken ? undefined : t(outcome)}
          fieldClassName="grow"
          onChange={forget}
        />
        <Button type="submit" pending={pending} pendingLabel={t('pending')}>
          {t('apply')}
        </Button>
      </form>
      <output className="small">{isTaken && t('activated')}</output>
    </Card>
  );
}
