import type { Bonus } from '@liftoff/contract/bonus';
import { privateChannel, type RealtimeEvents } from '@liftoff/contract/core/realtime';
import { minor } from '@liftoff/rules/money/money';
import { useToast } from '@liftoff/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { part } from '../parts/part.tsx';
import { useChannel } from '../realtime/use-channel.ts';
import { bonusesQuery } from './bonuses-query.ts';

const BonusDone = part(() => import('./bonus-done.tsx'));

/**
 * Tells the player that a bonus has become cash, with the amount, or that it is used up and why [PX-21]. Not used in a
 * game, where the news would reveal a round before it is shown.
 */
export default function BonusWatch({ playerId }: { playerId: number }) {
  const t = useTranslations('player.toast');
  const queries = useQueryClient();
  const { show } = useToast();
  const [done, setDone] = useState<Bonus | null>(null);
  /** Bonuses that were announced, because a message can arrive twice after a reconnection. */
  const announced = useRef(new Set<string>());
  const announce = async (id: string) => {
    const bonuses = await queries.fetchQuery({ ...bonusesQuery(playerId), staleTime: 0 }).catch(() => []);
    const bonus = bonuses.find(each => each.id === id);
    if (bonus === undefined || announced.current.has(id)) return;
    announced.current.add(id);
    if (bonus.stage === 'lost')
      show({ id: `bonus ${id}`, tone: 'info', persistent: true, content: t('bonusLost', { title: bonus.title }) });
    // A bonus without wagering is announced by its activation.
    else if (minor(bonus.wagering.total_cents) > 0n) setDone(bonus);
  };
  useChannel(
    privateChannel('bonuses_changes', playerId),
    (message: Partial<RealtimeEvents['bonuses_changes']> | null) => {
      const { id, stage } = message ?? {};
      if (typeof id === 'string' && (stage === 'finished' || stage === 'lost')) void announce(id);
    },
  );
  return done && <BonusDone bonus={done} onClose={() => setDone(null)} />;
}
