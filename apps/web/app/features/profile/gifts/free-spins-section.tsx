import type { Freespins } from '@liftoff/contract/bonus';
import { haveSpinsEnded } from '@liftoff/rules/bonus/spin-set';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FreeSpinsActivation } from './free-spins-activation.tsx';
import { FreeSpinsCancel } from './free-spins-cancel.tsx';
import { FreeSpinsCard } from './free-spins-card.tsx';
import './free-spins.css';

/** Maximum number of ended sets that are listed. */
const mostEnded = 6;

/** The player's free spins on the gifts page: the active sets first, then those that ended last. */
export function FreeSpinsSection({ sets }: { sets: readonly Freespins[] }) {
  const t = useTranslations('free-spins');
  const [asked, setAsked] = useState<{ id: string; about: 'activate' | 'cancel' } | null>(null);
  const shown = [
    ...sets.filter(set => !haveSpinsEnded(set)),
    ...sets.filter(set => haveSpinsEnded(set)).slice(0, mostEnded),
  ];
  if (shown.length === 0) return null;
  const open = sets.find(({ id }) => id === asked?.id);
  const ask = (about: 'activate' | 'cancel') => (set: Freespins) => setAsked({ id: set.id, about });
  return (
    <section aria-labelledby="free-spins" className="free-spins">
      <h2 className="heading-3" id="free-spins">
        {t('title')}
      </h2>
      <ul className="gifts margin-top-3">
        {shown.map(set => (
          <li key={set.id}>
            <FreeSpinsCard set={set} onActivate={ask('activate')} onCancel={ask('cancel')} />
          </li>
        ))}
      </ul>
      {open && asked?.about === 'activate' ? <FreeSpinsActivation set={open} onClose={() => setAsked(null)} /> : null}
      {open && asked?.about === 'cancel' ? <FreeSpinsCancel set={open} onClose={() => setAsked(null)} /> : null}
    </section>
  );
}
