import type { User } from '@liftoff/contract/account/account';

/** How the casino names a player to themselves: the nickname, else the name of the profile, else the e-mail. */
export function playerName({ nickname, first_name, last_name, email }: PlayerNames): string {
  const ofProfile = [first_name, last_name].flatMap(part => part?.trim() || []).join(' ');
  return nickname?.trim() || ofProfile || email;
}

export type PlayerNames = Pick<User, 'nickname' | 'first_name' | 'last_name' | 'email'>;
