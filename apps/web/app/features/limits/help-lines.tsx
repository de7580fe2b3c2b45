import type { HelpLine } from '@liftoff/contract/limits/limits';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { HeartIcon, PhoneIcon } from '@liftoff/ui/icons';
import { RowPlate } from '@liftoff/ui/row-plate';
import { Well } from '@liftoff/ui/well';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { HelpLineList } from '../../shared/parts/help-line-list.tsx';
import { usePaths } from '../../shared/site/site.ts';

/** Help lines for a country, shown below the limits and the self-assessment. `children` are additional links. */
export function HelpCard({ lines, children }: { lines: readonly HelpLine[]; children?: ReactNode }) {
  const t = useTranslations('limits.help');
  const paths = usePaths();
  return (
    <Card className="limits__help margin-top-6">
      <RowPlate icon={HeartIcon} tone="brand" />
      <div className="grow">
        <h3 className="title">{t('title')}</h3>
        <p className="small text-secondary">{t('text')}</p>
        {lines.length > 0 && <HelpLineList lines={lines} />}
      </div>
      {children}
      <ButtonLink href={paths.page('responsible-gaming')}>{t('more')}</ButtonLink>
    </Card>
  );
}

/** The help lines, styled for a dialog. */
export function HelpWell({ lines }: { lines: readonly HelpLine[] }) {
  const t = useTranslations('limits.exclude');
  return (
    <Well className="row gap-3 margin-top-6 limits__now">
      <PhoneIcon />
      <div>
        <p className="small limits__strong">{t('now')}</p>
        <p className="caption text-secondary">{t('nowText')}</p>
        <HelpLineList lines={lines} />
      </div>
    </Well>
  );
}
