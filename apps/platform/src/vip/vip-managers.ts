import { VipManager } from '@liftoff/contract/vip-entities';
import * as z from 'zod';
import { readConfigFile } from '../core/read-config-file.ts';

/** The VIP managers and the groups that each of them looks after. Read from the operator's configuration. */
const vipManagers = readConfigFile(
  'vip-managers.json',
  z.array(z.strictObject({ groups: z.array(z.string()).min(1), manager: z.strictObject(VipManager.shape) })),
);

/**
 * The managers responsible for any of these groups, in file order; empty if no manager is responsible for them
 * [ROLE-030].
 */
export const managersOf = (groups: readonly string[]): VipManager[] =>
  vipManagers.filter(entry => entry.groups.some(group => groups.includes(group))).map(({ manager }) => manager);
