import { Button } from '@liftoff/ui/button';
import { Sheet } from '@liftoff/ui/dialog';
import { Popover } from '@liftoff/ui/popover';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/forms.css';
import { device } from '../../../shared/site/device.ts';
import { withoutPrefix } from '../../../shared/site/address/paths.ts';
import { useSite } from '../../../shared/site/site.ts';
import { withTexts } from '../../../shared/texts/with-texts.tsx';
import type { FilterButtonProps, FilterPanelProps } from './filter-props.ts';
import { FilterChoices } from './filter-choices.tsx';
import './filter-panel.css';
import { useFacets } from './use-facets.ts';

/** A list's filters: a popover at their button or, on a phone, a sheet from the bottom edge. */
export default withTexts(function FilterPanel({ anchor, open, onClose, ...of }: FilterPanelProps) {
  const t = useTranslations('filters');
  const list = useTranslations('lobby.list');
  const title = list('filters');
  // Remounts the form on each opening, which discards filters that were not applied.
  const form = open && <FilterForm {...of} onDone={onClose} />;
  if (device() === 'mobile') {
    return (
      <Sheet open={open} onClose={onClose} title={title} closeLabel={t('close')} bare>
        {form}
      </Sheet>
    );
  }
  return (
    <Popover
      open={open}
      onOpenChange={next => {
        if (!next) onClose();
      }}
      anchor={anchor}
      align="end"
      label={title}
      width={420}
      bare
    >
      {form}
    </Popover>
  );
});

interface FilterFormProps extends FilterButtonProps {
  onDone: () => void;
}

function FilterForm({ list, hrefOf, ofStudio = false, onDone }: FilterFormProps) {
  const t = useTranslations('filters');
  const site = useSite();
  const navigate = useNavigate();
  const [narrow, setNarrow] = useState(list.narrow ?? null);
  const { counted, current } = useFacets(list.filter, narrow);
  const count = current ? counted?.count : undefined;
  return (
    <form
      className="filter-panel"
      onSubmit={event => {
        event.preventDefault();
        onDone();
        void navigate(withoutPrefix(site, hrefOf(narrow)));
      }}
    >
      <div className="filter-panel__body">
        <FilterChoices narrow={narrow} facets={counted?.facets} ofStudio={ofStudio} onChange={setNarrow} />
      </div>
      <div className="filter-panel__footer">
        <Button variant="ghost" disabled={narrow === null} onClick={() => setNarrow(null)}>
          {t('clear')}
        </Button>
        <Button type="submit" variant="primary" className="grow">
          <span aria-live="polite">{count === undefined ? t('showAny') : t('show', { count })}</span>
        </Button>
      </div>
    </form>
  );
}
