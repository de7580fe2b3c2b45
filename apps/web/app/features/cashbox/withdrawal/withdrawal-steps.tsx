import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { isFinal } from '@liftoff/rules/cashbox/payment-states';
import { timeText } from '@liftoff/rules/notice/time-text';
import { useTranslations } from 'use-intl';
import { useSite } from '../../../shared/site/site.ts';

/** The three stages of a withdrawal, in order. */
const stages = ['asked', 'checked', 'sent'] as const;
/** Final states that return the money to the balance. */
const ends = ['canceled', 'declined', 'rejected', 'recalled'] as const;

/**
 * The progress of a withdrawal: completed stages with their times, the current stage and the next stage. If the money
 * was returned, only the completed stages and the return are shown.
 */
export function WithdrawalSteps({ payment }: { payment: Payment }) {
  const t = useTranslations('cashbox.steps');
  const { locale } = useSite();
  const at = (moment: string) => timeText(new Date(moment), locale, { dateStyle: 'medium', timeStyle: 'short' });
  const asked = payment.steps.find(({ state }) => state === 'pending');
  const sent = payment.steps.find(({ state }) => state === 'processing');
  const last = payment.steps.at(-1);
  const end = ends.find(state => state === payment.state);
  const current = payment.state === 'pending' ? 'checked' : 'sent';
  return (
    <ol className="withdrawal-steps caption numeric">
      {stages.map(stage => {
        const done = { asked, checked: sent, sent: payment.state === 'succeeded' ? last : undefined }[stage];
        if (!done && isFinal(payment.state)) return null;
        const isNow = !done && stage === current;
        return (
          <li
            key={stage}
            className={done ? 'is-done' : isNow ? 'is-now' : undefined}
            aria-current={isNow ? 'step' : undefined}
          >
            {done
              ? t(`${stage}.done`, { time: at(done.at) })
              : isNow && stage === 'sent' && payment.expected_at
                ? t('sent.expected', { time: at(payment.expected_at) })
                : isNow && stage === 'checked' && payment.release_at
                  ? t('checked.waits', { time: at(payment.release_at) })
                  : t(`${stage}.${isNow ? 'now' : 'next'}`)}
          </li>
        );
      })}
      {end && last && <li>{t(`ended.${end}`, { time: at(last.at) })}</li>}
    </ol>
  );
}
