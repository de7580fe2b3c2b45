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
import { isClosed, keepClosed } from './closed-notices.ts';

const tones = { info: 'info', warning: 'warn', gift: 'reward' } as const;

/**
 * ENTITY-021: the first notice that this browser has not closed. Which it is, the page's first script has found before
 * the first paint; until this script is there all of them stand in the page, and it shows that one.
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

/** The first sentence, which stands out, and what follows it. */
function partsOf(message: string): { lead: string; rest: string } {
  const end = /[.!?]\s/.exec(message)?.index;
  return end === undefined
    ? { lead: message, rest: '' }
    : { lead: message.slice(0, end + 1), rest: message.slice(end + 2) };
}
