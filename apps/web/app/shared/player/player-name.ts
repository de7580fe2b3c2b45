import type { User } from '@liftoff/contract/account/account';

/** The name shown to the player: the nickname, otherwise the name in the profile, otherwise the email address. */
export function playerName({ nickname, first_name, last_name, email }: PlayerNames): string {
  const ofProfile = [first_name, last_name].flatMap(part => part?.trim() || []).join(' ');
  return nickname?.trim() || ofProfile || email;
}

export type PlayerNames = Pick<User, 'nickname' | 'first_name' | 'last_name' | 'email'>;
