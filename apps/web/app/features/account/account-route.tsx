import type { ReactNode } from 'react';
import type { Brand } from '../../shared/site/brand/brand.ts';
import { emptyShellData, ShellDataProvider } from '../../shared/site/shell-data.ts';
import type { SomeTexts } from '../../shared/texts/text-provider.tsx';

/** Renders an account screen with the data that its loader read: the texts for the screen, and the brand. */
export function AccountRoute({ data, children }: { data: { texts: SomeTexts; brand: Brand }; children: ReactNode }) {
  return <ShellDataProvider value={{ ...emptyShellData, brand: data.brand }}>{children}</ShellDataProvider>;
}
