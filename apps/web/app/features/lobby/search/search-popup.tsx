import { BareDialog, BareDialogClose } from '@liftoff/ui/bare-dialog';
import { DialogBody } from '@liftoff/ui/dialog-body';
import { IconButton } from '@liftoff/ui/icon-button';
import { XIcon } from '@liftoff/ui/icons';
import { SearchInput } from '@liftoff/ui/search-input';
import { useDeferredValue, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/forms.css';
import { moveInGrid } from './grid-keys.ts';
import { useRecentSearches } from './recent-searches.ts';
import { SearchResults } from './search-results.tsx';
import { searchable } from './search-query.ts';

interface SearchPopupProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The search field. Below it are the results for the typed text or, while the text is too short, recommended games
 * [SHELL-075] to [SHELL-077].
 */
export default function SearchPopup({ open, onClose }: SearchPopupProps) {
  const t = useTranslations('search');
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const recent = useRecentSearches();
  const navigate = useNavigate();
  // The results are deferred, so that the search field appears immediately.
  const hasResults = useDeferredValue(open, false);
  const remember = () => {
    const query = searchable(text);
    if (query) recent.add(query);
  };
  /** Enter opens the page with all results. */
  const showAll = (event: FormEvent) => {
    event.preventDefault();
    const query = searchable(text);
    if (query === null) return;
    recent.add(query);
    void navigate(`/search?${new URLSearchParams({ q: query })}`);
  };
  return (
    <BareDialog
      open={open}
      onClose={onClose}
      label={t('title')}
      className="search__dialog"
      initialFocus={field}
      onKeyDown={moveInGrid}
    >
      <search>
        <form className="search" onSubmit={showAll}>
          <SearchInput
            label={t('title')}
            ref={field}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={64}
            placeholder={t('placeholder')}
            value={text}
            onChange={event => setText(event.currentTarget.value)}
            onBlur={remember}
            action={
              text && (
                <IconButton
                  icon={XIcon}
                  label={t('clear')}
                  className="search__clear"
                  onClick={() => {
                    setText('');
                    field.current?.focus();
                  }}
                />
              )
            }
          />
          <BareDialogClose>{t('close')}</BareDialogClose>
        </form>
      </search>
      <DialogBody className="search__body">
        {hasResults && <SearchResults text={text} recent={recent} onPick={setText} />}
      </DialogBody>
    </BareDialog>
  );
}
