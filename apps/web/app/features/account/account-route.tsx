import type { ReactNode } from 'react';
import type { Brand } from '../../shared/brand.ts';
import { emptyShellData, ShellDataProvider, useBrand } from '../../shared/shell-data.ts';
import { usePaths, useSite } from '../../shared/site.ts';
import { MoreTexts } from '../../shared/texts/more-texts.tsx';
import type { SomeTexts } from '../../shared/texts/text-provider.tsx';
import { AccountPage, type AccountScreen } from './account-frame.tsx';

/** A screen of the account at its own address; no search engine lists it. */
export function ScreenPage({ screen }: { screen: AccountScreen }) {
  const paths = usePaths();
  const { name: brand } = useBrand();
  return (
    <>
      <title>{`${screen.label} · ${brand}`}</title>
      <meta name="robots" content="noindex" />
      <AccountPage screen={screen} closeTo={paths.lobby()} />
    </>
  );
}

/** What the loader of such a page has read: the texts of its screen, and the brand. */
export function AccountRoute({ data, children }: { data: { texts: SomeTexts; brand: Brand }; children: ReactNode }) {
  const { locale } = useSite();
  return (
    <ShellDataProvider value={{ ...emptyShellData, brand: data.brand }}>
      <MoreTexts locale={locale} texts={data.texts}>
        {children}
      </MoreTexts>
    </ShellDataProvider>
  );
}
