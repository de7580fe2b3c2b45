import { Badge } from '@liftoff/ui/badge';
import { HourglassIcon, PauseIcon, PlayIcon, WalletIcon } from '@liftoff/ui/icons';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { pageContext } from '../page-context.ts';
import { readFlags } from '../shared/preferences/flags.ts';
import { PageHead } from '../shared/site/page-head.tsx';
import { readBrandOf } from '../shared/site/brand/read-brand.server.ts';
import { emptyShellData, ShellDataProvider, useBrand } from '../shared/site/shell-data.ts';
import { usePaths } from '../shared/site/site.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import { PlainFact, PlainPage } from '../shell/plain/plain-page.tsx';
import type { Route } from './+types/techwork';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return { texts: textsOf(page.locale, ['flags']), brand: await readBrandOf(page) };
}

/**
 * The maintenance page. While the maintenance flag is on, the inline script of every page redirects here [ROLE-028].
 */
export default function Techwork({ loaderData }: Route.ComponentProps) {
  return (
    <ShellDataProvider value={{ ...emptyShellData, brand: loaderData.brand }}>
      <Maintenance />
    </ShellDataProvider>
  );
}

/** Interval in milliseconds at which the page checks whether the maintenance is over. */
const lookMs = 2_000;

function Maintenance() {
  const t = useTranslations('flags.techwork');
  const paths = usePaths();
  const { email } = useBrand();
  const lobby = paths.lobby();
  useEffect(() => {
    const look = () => {
      if (!readFlags().techwork) window.location.replace(lobby);
    };
    look();
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [lobby]);
  return (
    <>
      <PageHead title={t('title')} hidden />
      <PlainPage
        drawing="tower"
        title={t('title')}
        text={t('text')}
        right={
          <Badge tone="warn" icon={HourglassIcon}>
            {t('badge')}
          </Badge>
        }
        below={
          <>
            <ul className="plain-page__ways">
              <PlainFact icon={WalletIcon} title={t('balance')} text={t('balanceText')} />
              <PlainFact icon={PlayIcon} title={t('rounds')} text={t('roundsText')} />
              <PlainFact icon={PauseIcon} title={t('limits')} text={t('limitsText')} />
            </ul>
            <p className="small text-secondary margin-top-4">
              {t.rich('contact', {
                mail: () => (
                  <a className="link" href={`mailto:${email}`}>
                    {email}
                  </a>
                ),
              })}
            </p>
          </>
        }
      />
    </>
  );
}
