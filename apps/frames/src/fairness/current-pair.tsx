import type { SeedPair } from '@liftoff/contract/game/game';
import { Button } from '@liftoff/ui/button';
import { RefreshCwIcon } from '@liftoff/ui/icons';
import { Well } from '@liftoff/ui/well';
import { TextInput } from '@liftoff/ui/text-input';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChangedHash } from './changed-hash.tsx';
import { SeedRow } from './seed-row.tsx';

/**
 * The pair in use: its server seed hash, the hash of the next server seed (committed before the player chooses a
 * client seed for it), the round number, and the button that changes to a new pair.
 */
export function CurrentPair({
  pair,
  next,
  running,
  onRotate,
}: {
  pair: SeedPair;
  next: SeedPair | null;
  running: boolean;
  onRotate: (clientSeed: string) => Promise<void>;
}) {
  const t = useTranslations('fairness');
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
        <p className="caption text-muted">{t('current.text')}</p>
      </div>
      <SeedRow label={t('current.hash')} value={pair.server_seed_hash} />
      <ChangedHash pair={pair} />
      {next === null ? null : <SeedRow label={t('current.following')} value={next.server_seed_hash} />}
      <form
        onSubmit={event => {
          event.preventDefault();
          void rotate(text);
        }}
      >
        <TextInput
          label={t('current.yours')}
          value={text}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          onChange={event => setText(event.target.value)}
          hint={running ? t('current.running') : t('current.hint')}
          suffix={
            <Button
              type="submit"
              size="s"
              aria-disabled={sending || running || text.trim() === '' || text.trim() === pair.client_seed}
            >
              {t('current.change')}
            </Button>
          }
        />
      </form>
      <Well className="fair__nonce">
        <dl className="numeric">
          <dt className="caption text-muted">{t('current.nonce')}</dt>
          <dd className="title">{pair.nonce}</dd>
        </dl>
        <Button size="s" aria-disabled={sending || running} onClick={() => void rotate(pair.client_seed)}>
          <RefreshCwIcon size="s" />
          {t('current.rotate')}
        </Button>
      </Well>
    </section>
  );
}
