import type { HelpLine } from '@liftoff/contract/limits/limits';
import { checkRequired } from '@liftoff/rules/account/field-rules';
import { Button } from '@liftoff/ui/button';
import { DialogFooter } from '@liftoff/ui/dialog';
import { DialogBody } from '@liftoff/ui/dialog-body';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { useTranslations } from 'use-intl';
import { limitsCalls } from '../../../shared/calls/tables/limits-calls.ts';
import { endSession } from '../../../shared/calls/session-lost.ts';
import { PasswordField } from '../../../shared/form/fields/fields.tsx';
import { Form } from '../../../shared/form/form.tsx';
import { RefusalNotice } from '../../../shared/form/refusal-notice.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { useMomentText } from '../../../shared/player/limits/limit-words.ts';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { forgetInBrowser } from '../../../shared/player/player-stores.ts';
import { useSite } from '../../../shared/site/site.ts';
import { activeAccount, type PlayerSeed } from '../../../shared/player/player.ts';
import type { ExclusionTerm } from '@liftoff/contract/limits/limits';
import { HelpWell } from '../help-lines.tsx';

interface ExclusionPasswordProps {
  term: ExclusionTerm;
  player: PlayerSeed;
  help: readonly HelpLine[];
  /** Called after the exclusion has begun and the player is signed out. */
  onDone: () => void;
  onCancel: () => void;
}

/** The last step of self-exclusion. Confirming with the password begins the exclusion. */
export function ExclusionPassword({ term, player, help, onDone, onCancel }: ExclusionPasswordProps) {
  const t = useTranslations('limits.exclude');
  const names = useTranslations('limits.term');
  const choices = useTranslations('limits.choice');
  const { day } = useMomentText();
  const { platformPublicUrl } = useSite();
  const money = useMoneyText();
  const account = activeAccount(player.accounts);
  const form = useForm<{ password: string }>({
    values: { password: '' },
    check: ({ password }) => ({ password: checkRequired(password) }),
    send: async ({ password }, key) => {
      await endSession(() =>
        limitsCalls.setLimit({
          body: { type: 'selfexclusion', period: term.period, password },
          headers: { 'idempotency-key': key },
        }),
      );
      onDone();
      await forgetInBrowser(platformPublicUrl);
      return 'leaving';
    },
  });
  return (
    <Form form={form} className="limits__form">
      <DialogBody>
        <h3 className="heading-3">{t('confirm')}</h3>
        <p className="small text-secondary margin-top-1">{t('confirmText')}</p>
        <div className="column gap-4 margin-top-4">
          <RefusalNotice refusal={form.refusal} />
          <PasswordField form={form} name="password" label={t('password')} autoComplete="current-password" />
        </div>
        <KeyValues well className="margin-top-4 numeric">
          <KeyValue name={t('period')}>{choices(term.period)}</KeyValue>
          <KeyValue name={t('ends')}>{term.ends_at === null ? t('never') : day(term.ends_at)}</KeyValue>
          {account && <KeyValue name={t('balance')}>{money.of(account.amount_cents, account.currency)}</KeyValue>}
        </KeyValues>
        <HelpWell lines={help} />
      </DialogBody>
      <DialogFooter className="column gap-2">
        <Button variant="danger" size="l" block type="submit" pending={form.pending} pendingLabel={t('excluding')}>
          {t('exclude', { term: names(term.period) })}
        </Button>
        <Button variant="ghost" block onClick={onCancel}>
          {t('cancel')}
        </Button>
      </DialogFooter>
    </Form>
  );
}
