import { registersFor } from '@liftoff/rules/limits/terms';
import { licencePolicy } from '../../market/licence-policy.ts';
import { refuse } from '../../core/call.ts';
import { checkOfToday } from '../../limits/registers/check-of-today.ts';
import type { RegisterChecks } from '../../limits/registers/register-checks.ts';
import { AskFirst } from './ask-first.ts';
import type { StakeGate } from './stake-gate.ts';

/**
 * Refuses players listed in an exclusion register. The first bet of a day queries the registers, and their response
 * is used for the rest of the day [C14].
 */
export const inNoRegister =
  (checks: RegisterChecks): StakeGate =>
  async (tx, { player, playerId, stake, now }) => {
    if (player === null || stake === 0n || registersFor(licencePolicy, player).length === 0) return null;
    const today = await checkOfToday(tx, playerId, now);
    if (today === null) throw new AskFirst(() => checks.ofPlayer(playerId));
    return today.listed ? refuse('self_excluded') : null;
  };
