import { LogOutIcon } from '@liftoff/ui/icons';
import { MenuRowButton } from '@liftoff/ui/menu-row-button';
import { useTranslations } from 'use-intl';
import { useSignOut } from '../../shared/player/session/use-sign-out.ts';

export function SignOutButton() {
  const t = useTranslations('player.menu');
  const { signOut, pending } = useSignOut();
  return (
    <MenuRowButton aria-disabled={pending} onClick={signOut}>
      <LogOutIcon />
      {pending ? t('signingOut') : t('signOut')}
    </MenuRowButton>
  );
}
