import { openBonuses, type Bonuses } from '../../bonus/open-bonuses.ts';
import type { Platform } from '../../core/platform-context.ts';
import { openGames, type Games } from '../../game/games.ts';
import { realPlayGates } from '../../game/gates/real-play.ts';
import { inNoRegister } from '../../game/gates/register-gate.ts';
import { endGames } from '../../game/play/end-games.ts';
import { jackpotHandlers } from '../../jackpot/jackpot-handlers.ts';
import { openJackpots } from '../../jackpot/open-jackpots.ts';
import type { EndGames } from '../../limits/exclusion/breaks.ts';
import { registerChecks } from '../../limits/registers/register-checks.ts';
import { sandboxRegisters } from '../../limits/registers/sandbox-register.ts';
import { countsIn } from '../../tournament/counts-in.ts';
import { lobbyHandlers } from '../../lobby/lobby-handlers.ts';
import { openLobby } from '../../lobby/lobby.ts';

/** Games, their lobby and their jackpots, with the gates real money must pass before a stake. */
export function wirePlay(platform: Platform) {
  const lobby = openLobby(platform);
  const jackpots = openJackpots(platform);
  const bonuses = openBonuses(platform);
  const registers = registerChecks(platform, sandboxRegisters(platform.db), endGames);
  const games = openGames(platform, {
    listeners: [jackpots.draw],
    gates: [...realPlayGates(platform.ruleFor), inNoRegister(registers)],
    grants: bonuses.grants,
    spinSets: bonuses.spinSets,
    countsIn,
  });
  platform.jobs.every('last activity of games', 60_000, () => lobby.refreshActivity());
  return {
    lobby,
    jackpots,
    bonuses,
    endPlay: endsPlay(games, bonuses),
    registers,
    games,
    handlers: { ...lobbyHandlers(platform, lobby), ...games.handlers, ...jackpotHandlers(platform) },
  };
}

/**
 * Ends a player's games, and on a break or a closure also the player's bonuses [PX-46], in the caller's transaction. A
 * cooling-off leaves the games open, because every further bet is refused.
 */
function endsPlay(games: Games, bonuses: Bonuses): EndGames {
  return async (tx, playerId, now, why) => {
    if (why !== 'cooling_off') await games.endGames(tx, playerId, now, why === 'excluded' ? why : undefined);
    if (why !== undefined) await bonuses.endGrants(tx, playerId);
  };
}

export type Play = ReturnType<typeof wirePlay>;
