import { Dialog } from '@base-ui/react/dialog';
import { SearchIcon, XIcon } from '@liftoff/ui/icons';
import { useRef, useState } from 'react';
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

/** SHELL-075 to SHELL-077: the field, results while typing, and what people like until then. */
export default function SearchPopup({ open, onClose }: SearchPopupProps) {
  const t = useTranslations('search');
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const recent = useRecentSearches();
  const remember = () => {
    const query = searchable(text);
    if (query) recent.add(query);
  };
  return (
    <Dialog.Root open={open} onOpenChange={isOpen => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Viewport className="dlg__v">
          <Dialog.Popup className="dlg srch__dlg" initialFocus={field} onKeyDown={moveInGrid}>
            <Dialog.Title className="vh">{t('title')}</Dialog.Title>
            <search>
              <form className="srch" onSubmit={event => event.preventDefault()}>
                <label className="inp">
                  <SearchIcon />
                  <span className="vh">{t('title')}</span>
                  <input
                    ref={field}
                    enterKeyHint="search"
                    autoComplete="off"
                    maxLength={64}
                    placeholder={t('placeholder')}
                    value={text}
                    onChange={event => setText(event.currentTarget.value)}
                    onBlur={remember}
                  />
                  {text && (
                    <button
                      type="button"
                      className="icbtn srch__x"
                      aria-label={t('clear')}
                      onClick={() => {
                        setText('');
                        field.current?.focus();
                      }}
                    >
                      <XIcon />
                    </button>
                  )}
                </label>
                <Dialog.Close className="btn btn--ghost">{t('close')}</Dialog.Close>
              </form>
            </search>
            <div className="dlg__b srch__b">
              <SearchResults text={text} recent={recent} onPick={setText} />
            </div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
