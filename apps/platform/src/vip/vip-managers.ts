import { VipManager } from '@liftoff/contract/vip-entities';
import * as z from 'zod';
import { readConfigFile } from '../core/read-config-file.ts';

/** Who looks after which groups; a file of the operator's. */
const vipManagers = readConfigFile(
  'vip-managers.json',
  z.array(z.strictObject({ groups: z.array(z.string()).min(1), manager: z.strictObject(VipManager.shape) })),
);

/** The managers of any of these groups, in the order of the file; none for a player of no such group (ROLE-030). */
export const managersOf = (groups: readonly string[]): VipManager[] =>
  vipManagers.filter(entry => entry.groups.some(group => groups.includes(group))).map(({ manager }) => manager);
