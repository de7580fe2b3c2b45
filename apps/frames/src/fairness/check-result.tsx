import type { Round } from '@liftoff/contract/game/game';
import { minor } from '@liftoff/rules/money/money';
import { useFormatter, useTranslations } from 'use-intl';
import { useFrame } from '../frame/frame-context.ts';
import type { CheckedRound } from './recompute.ts';
import { Verdict } from './verdict.tsx';

export interface Checked extends CheckedRound {
  round: Round;
  at: Date;
}

const hashWords = { shown: 'hashSame', stated: 'hashStated', other: 'hashOther' } as const;

/** Whether the recorded round equals the recalculated one, in outcome and in amount. */
function RoundVerdict({ found }: { found: Checked }) {
  const t = useTranslations('fairness.check');
  const format = useFormatter();
  const { money } = useFrame();
  if (!found.sameOutcome) return <Verdict good={false}>{t('other')}</Verdict>;
  const amount = money.plain(found.amount);
  if (!found.sameAmount)
    return (
      <Verdict good={false}>{t('otherAmount', { amount, paid: money.plain(minor(found.round.win_cents)) })}</Verdict>
    );
  const time = format.dateTime(found.at, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  return <Verdict good>{t('same', { amount, time })}</Verdict>;
}

/**
 * The result of verifying a round. The status element is always rendered, so that screen readers announce its
 * content.
 */
export function CheckResult({ found }: { found: Checked | 'broken' | null }) {
  const t = useTranslations('fairness');
  return (
    <div role="status" className="fair__found">
      {found === 'broken' ? <Verdict good={false}>{t('check.broken')}</Verdict> : null}
      {found === null || found === 'broken' ? null : (
        <>
          <Verdict good={found.commitment !== 'other'}>{t(`check.${hashWords[found.commitment]}`)}</Verdict>
          <ol className="stops numeric">
            {found.values.map(value => (
              <li key={value.number}>
                <small>{t(`value.${value.label}`, { number: value.number })}</small>
                <b>{value.text}</b>
              </li>
            ))}
          </ol>
          <RoundVerdict found={found} />
        </>
      )}
    </div>
  );
}
