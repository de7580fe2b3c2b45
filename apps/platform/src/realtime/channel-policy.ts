import { privateChannels, publicChannels } from '@liftoff/contract/core/realtime';

const open = new Set<string>(publicChannels);
const personal = new Set<string>(privateChannels);

const anyones = /^(?:table:[\w-]{1,100}|chat:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/**
 * Whether a user can join a channel. Public channels and live tables are open to everyone, a chat to anyone who knows
 * its id, and `name#id` only to the player with that id (RT-003 to RT-012) [A39].
 */
export function maySubscribe(user: string, channel: string): boolean {
  if (open.has(channel) || anyones.test(channel)) return true;
  const [name, id, ...rest] = channel.split('#');
  return rest.length === 0 && name !== undefined && personal.has(name) && user !== '' && id === user;
}
