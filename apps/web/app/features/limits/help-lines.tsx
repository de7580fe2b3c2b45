import type { HelpLine } from '@liftoff/contract/limits/limits';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { HeartIcon, PhoneIcon } from '@liftoff/ui/icons';
import { RowPlate } from '@liftoff/ui/row-plate';
import { Well } from '@liftoff/ui/well';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePaths } from '../../shared/site/site.ts';

const dialled = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

/** Help organisations with phone number and website. */
function Lines({ lines }: { lines: readonly HelpLine[] }) {
  return (
    <ul className="limits__lines numeric">
      {lines.map(({ name, phone, url }) => (
        <li key={name}>
          {url === undefined ? (
            name
          ) : (
            <a className="link" href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          )}
          {phone !== undefined && (
            <>
              {' '}
              <a className="link" href={dialled(phone)}>
                {phone}
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

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
        {lines.length > 0 && <Lines lines={lines} />}
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
        <Lines lines={lines} />
      </div>
    </Well>
  );
}
