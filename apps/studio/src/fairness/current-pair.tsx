import type { SeedPair } from '@liftoff/contract/game';
import { RefreshCwIcon } from '@liftoff/ui/icons';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChangedHash } from './changed-hash.tsx';
import { SeedRow } from './seed-row.tsx';

/** The pair in use: our hash, the player's own seed, the round number, and the change to a new pair. */
export function CurrentPair({
  pair,
  running,
  onRotate,
}: {
  pair: SeedPair;
  running: boolean;
  onRotate: (clientSeed: string) => Promise<void>;
}) {
  const t = useTranslations('fairness');
  const id = useId();
  const [text, setText] = useState(pair.client_seed);
  const [sending, setSending] = useState(false);
  const rotate = async (clientSeed: string) => {
    if (sending || running || clientSeed.trim() === '') return;
    setSending(true);
    await onRotate(clientSeed.trim());
    setSending(false);
  };
  return (
    <section className="fair__side">
      <div>
        <h3 className="title">{t('current.title')}</h3>
        <p className="cap t3">{t('current.text')}</p>
      </div>
      <SeedRow label={t('current.hash')} value={pair.server_seed_hash} />
      <ChangedHash pair={pair} />
      <form
        className="fld"
        onSubmit={event => {
          event.preventDefault();
          void rotate(text);
        }}
      >
        <label htmlFor={id}>{t('current.yours')}</label>
        <div className="inp">
          <input
            id={id}
            value={text}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            onChange={event => setText(event.target.value)}
            aria-describedby={`${id}-hint`}
          />
          <button
            type="submit"
            className="btn btn--s"
            aria-disabled={sending || running || text.trim() === '' || text.trim() === pair.client_seed}
          >
            {t('current.change')}
          </button>
        </div>
        <p className="hint" id={`${id}-hint`}>
          {running ? t('current.running') : t('current.hint')}
        </p>
      </form>
      <div className="well fair__nonce">
        <dl className="num">
          <dt className="cap t3">{t('current.nonce')}</dt>
          <dd className="title">{pair.nonce}</dd>
        </dl>
        <button
          type="button"
          className="btn btn--s"
          aria-disabled={sending || running}
          onClick={() => void rotate(pair.client_seed)}
        >
          <RefreshCwIcon size="s" />
          {t('current.rotate')}
        </button>
      </div>
    </section>
  );
}
