import { ButtonLink } from '@liftoff/ui/button-link';
import { useTranslations } from 'use-intl';
import { pageContext } from '../page-context.ts';
import { PageHead } from '../shared/site/page-head.tsx';
import { readBrandOf } from '../shared/site/brand/read-brand.server.ts';
import { emptyShellData, ShellDataProvider } from '../shared/site/shell-data.ts';
import { usePaths } from '../shared/site/site.ts';
import { PlainPage } from '../shell/plain/plain-page.tsx';
import type { Route } from './+types/oops';

export const loader = async ({ context }: Route.LoaderArgs) => ({ brand: await readBrandOf(context.get(pageContext)) });

/** The page for visitors who are not allowed to use the site [ROUTE-046]. */
export default function Oops({ loaderData: { brand } }: Route.ComponentProps) {
  const t = useTranslations('page.oops');
  const paths = usePaths();
  return (
    <ShellDataProvider value={{ ...emptyShellData, brand }}>
      <PageHead title={t('title')} hidden />
      <PlainPage drawing="stop" title={t('title')} text={t('text')}>
        <ButtonLink size="l" href={paths.page('responsible-gaming')}>
          {t('help')}
        </ButtonLink>
        <ButtonLink variant="ghost" size="l" href={paths.lobby()}>
          {t('again')}
        </ButtonLink>
      </PlainPage>
    </ShellDataProvider>
  );
}
