import type { ReactNode } from 'react';
import type { Brand } from '../../shared/site/brand/brand.ts';
import { emptyShellData, ShellDataProvider } from '../../shared/site/shell-data.ts';
import { useSite } from '../../shared/site/site.ts';
import { MoreTexts } from '../../shared/texts/more-texts.tsx';
import type { SomeTexts } from '../../shared/texts/text-provider.tsx';

/** What the loader of a screen of the account has read: the texts of its screen, and the brand. */
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
