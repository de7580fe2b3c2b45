import { Button } from '@liftoff/ui/button';
import { SlidersHorizontalIcon } from '@liftoff/ui/icons';
import { useRef, useState, useTransition, type ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import { fetchTexts } from '../../../shared/calls/fetched-texts.ts';
import { logFailure } from '../../../shared/calls/client-log.ts';
import { useSite } from '../../../shared/site/site.ts';
import { MoreTexts } from '../../../shared/texts/more-texts.tsx';
import type { SomeTexts } from '../../../shared/texts/text-provider.tsx';
import type { FilterButtonProps, FilterPanelProps } from './filter-props.ts';
import { countOf } from './narrowing.ts';

/** Opens the filters of a list. Script and texts are fetched with the first press; what fails is logged, and can be pressed again. */
export function FilterButton(props: FilterButtonProps) {
  const t = useTranslations('lobby.list');
  const { locale } = useSite();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Panel: ComponentType<FilterPanelProps>; texts: SomeTexts } | null>(null);
  const [loading, startLoading] = useTransition();
  const load = async () => {
    try {
      const [panel, texts] = await Promise.all([import('./filter-panel.tsx'), fetchTexts(locale)]);
      setLoaded({ Panel: panel.default, texts });
      setOpen(true);
    } catch (error) {
      logFailure('filters', error);
    }
  };
  const chosen = countOf(props.list.narrow ?? null);
  return (
    <>
      <Button
        ref={button}
        aria-busy={loading}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => (loaded ? setOpen(!open) : startLoading(load))}
      >
        <SlidersHorizontalIcon />
        {t('filters')}
        {chosen > 0 && <span className="num">{chosen}</span>}
      </Button>
      {loaded && (
        <MoreTexts locale={locale} texts={loaded.texts}>
          <loaded.Panel {...props} anchor={button} open={open} onClose={() => setOpen(false)} />
        </MoreTexts>
      )}
    </>
  );
}
