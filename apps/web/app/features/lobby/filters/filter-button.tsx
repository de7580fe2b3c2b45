import { Button } from '@liftoff/ui/button';
import { SlidersHorizontalIcon } from '@liftoff/ui/icons';
import { useRef, useState, useTransition } from 'react';
import { useTranslations } from 'use-intl';
import { fetchTexts } from '../../../shared/calls/fetched-texts.ts';
import { part } from '../../../shared/parts/part.tsx';
import { useSite } from '../../../shared/site/site.ts';
import type { FilterButtonProps } from './filter-props.ts';
import { countOf } from './narrowing.ts';

const FilterPanel = part(() => import('./filter-panel.tsx'));

/** Opens the filters of a list. Their script and texts load at the first click and are retried until available. */
export function FilterButton(props: FilterButtonProps) {
  const t = useTranslations('lobby.list');
  const { locale } = useSite();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const [loading, startLoading] = useTransition();
  const load = async () => {
    await Promise.all([FilterPanel.load(), fetchTexts(locale)]);
    setLoaded(true);
    setOpen(true);
  };
  const chosen = countOf(props.list.narrow ?? null);
  return (
    <>
      <Button
        ref={button}
        aria-busy={loading}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => (isLoaded ? setOpen(!open) : startLoading(load))}
      >
        <SlidersHorizontalIcon />
        {t('filters')}
        {chosen > 0 && <span className="numeric">{chosen}</span>}
      </Button>
      {isLoaded && <FilterPanel {...props} anchor={button} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
