import type { HeaderNotice } from '@liftoff/contract/content/content-entities';
import { safePath } from '@liftoff/rules/account/safe-path';
import { IconButton } from '@liftoff/ui/icon-button';
import { XIcon } from '@liftoff/ui/icons';
import { Notice } from '@liftoff/ui/notice';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../../shared/parts/hydrated.ts';
import { prefixOf } from '../../shared/site/address/paths.ts';
import { useSite } from '../../shared/site/site.ts';
import { keepPreference } from '../../shared/preferences/preferences.ts';
import { readPreference } from '../../shared/preferences/preferences.ts';

/** Maximum number of stored ids. Older notices are no longer shown anyway. */
const closedMax = 50;

const isClosed = (id: string): boolean => readPreference('closedNotices').includes(id);

const keepClosed = (id: string): void =>
  keepPreference(
    'closedNotices',
    [...readPreference('closedNotices').filter(other => other !== id), id].slice(-closedMax),
  );

const tones = { info: 'info', warning: 'warn', gift: 'reward' } as const;

/**
 * Shows the first notice that this browser has not closed [ENTITY-021]. Before hydration the page contains all
 * notices, and the inline script shows the right one before the first paint.
 */
export default function HeaderNotices({ notices }: { notices: readonly HeaderNotice[] }) {
  const isHydrated = useHydrated();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  if (!isHydrated)
    return notices.map((notice, at) => (
      <aside
        key={notice.id}
        aria-labelledby={`notice-${notice.id}`}
        data-notice={notice.id}
        style={at === 0 ? undefined : { display: 'none' }}
      >
        <Bar notice={notice} />
      </aside>
    ));
  const open = notices.find(({ id }) => !closed.has(id) && !isClosed(id));
  if (!open) return null;
  const close = () => {
    keepClosed(open.id);
    setClosed(before => new Set(before).add(open.id));
  };
  return (
    <aside key={open.id} aria-labelledby={`notice-${open.id}`}>
      <Bar notice={open} close={close} />
    </aside>
  );
}

function Bar({ notice, close }: { notice: HeaderNotice; close?: () => void }) {
  const t = useTranslations('shell.sidebar');
  const site = useSite();
  const { lead, rest } = partsOf(notice.message);
  const action = notice.action && safePath(notice.action);
  return (
    <Notice
      tone={tones[notice.icon]}
      bar
      action={<IconButton icon={XIcon} iconSize="s" label={t('close')} onClick={close} />}
    >
      <b id={`notice-${notice.id}`}>{lead}</b> {rest}{' '}
      {action && (
        <a className="link" href={prefixOf(site) + action}>
          {notice.link_text}
        </a>
      )}
    </Notice>
  );
}

/** Splits a message into its first sentence, which is emphasised, and the remaining text. */
function partsOf(message: string): { lead: string; rest: string } {
  const end = /[.!?]\s/.exec(message)?.index;
  return end === undefined
    ? { lead: message, rest: '' }
    : { lead: message.slice(0, end + 1), rest: message.slice(end + 2) };
}
