import type { HelpLine } from '@liftoff/contract/limits/limits';
import { Notice } from '@liftoff/ui/notice';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { limitsCalls } from '../../../shared/calls/tables/limits-calls.ts';
import { HelpLineList } from '../../../shared/parts/help-line-list.tsx';

/** Names people to talk to, for a visitor whose self-exclusion keeps them out [C12]. Empty until they are loaded. */
export function ExclusionHelp() {
  const t = useTranslations('account.signIn');
  const [lines, setLines] = useState<readonly HelpLine[]>([]);
  useEffect(() => {
    limitsCalls.helpLines({}).then(setLines, () => undefined);
  }, []);
  return (
    lines.length > 0 && (
      <Notice>
        {t('help')}
        <HelpLineList lines={lines} />
      </Notice>
    )
  );
}
