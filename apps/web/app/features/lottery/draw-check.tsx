import type { Lottery } from '@liftoff/contract/lottery';
import { prizeCount } from '@liftoff/rules/lottery/chance';
import { checkDraw, type DrawFault } from '@liftoff/rules/lottery/draw';
import { Button } from '@liftoff/ui/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lotteryCalls } from '../../shared/calls/tables/lottery-calls.ts';

type Checked =
  | { readonly state: 'idle' | 'checking' | 'failed' }
  | { readonly state: 'checked'; readonly fault: DrawFault | null; readonly tickets: number };

/** Loads the published list and recomputes the draw in this browser [PX-69]. */
export default function DrawCheck({ lottery }: { lottery: Lottery }) {
  const t = useTranslations('lotteries');
  const [checked, setChecked] = useState<Checked>({ state: 'idle' });
  const { slug, proof, winners } = lottery;
  const check = async () => {
    setChecked({ state: 'checking' });
    try {
      const tickets = await lotteryCalls.lotteryTickets({ params: { slug } });
      const fault = checkDraw({
        slug,
        seed: proof.seed ?? '',
        seedHash: proof.seed_hash,
        listHash: proof.list_hash ?? '',
        commitment: proof.commitment ?? '',
        tickets,
        winners: winners.map(({ number }) => number),
        prizes: prizeCount(lottery.prizes),
      });
      setChecked({ state: 'checked', fault, tickets: tickets.length });
    } catch {
      setChecked({ state: 'failed' });
    }
  };
  return (
    <div className="lottery-page__check">
      <Button pending={checked.state === 'checking'} pendingLabel={t('checking')} onClick={() => void check()}>
        {t('check')}
      </Button>
      <output className="small">
        {checked.state === 'failed' && t('checkFailed')}
        {checked.state === 'checked' &&
          (checked.fault === null
            ? t('checked', { tickets: checked.tickets, winners: winners.length })
            : t('checkFault', { fault: t(`faults.${checked.fault}`) }))}
      </output>
    </div>
  );
}
