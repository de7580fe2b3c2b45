import type { Platform } from '../../core/platform-context.ts';
import { openGames } from '../../game/games.ts';
import { realPlayGates } from '../../game/gates/real-play.ts';
import { inNoRegister } from '../../game/gates/register-gate.ts';
import { cashFunding } from '../../game/money/stake-funding.ts';
import { endGames } from '../../game/play/end-games.ts';
import { jackpotHandlers } from '../../jackpot/jackpot-handlers.ts';
import { openJackpots } from '../../jackpot/open-jackpots.ts';
import { registerChecks } from '../../limits/registers/register-checks.ts';
import { sandboxRegisters } from '../../limits/registers/sandbox-register.ts';
import { lobbyHandlers } from '../../lobby/lobby-handlers.ts';
import { openLobby } from '../../lobby/lobby.ts';

/** Games, their lobby and their jackpots, with the gates real money must pass before a stake. */
export function wirePlay(platform: Platform) {
  const lobby = openLobby(platform);
  const jackpots = openJackpots(platform);
  const registers = registerChecks(platform, sandboxRegisters(platform.db), endGames);
  const games = openGames(platform, {
    listeners: [jackpots.draw],
    gates: [...realPlayGates, inNoRegister(registers)],
    funding: cashFunding,
  });
  platform.jobs.every('last activity of games', 60_000, () => lobby.refreshActivity());
  return {
    lobby,
    jackpots,
    registers,
    games,
    handlers: { ...lobbyHandlers(platform, lobby), ...games.handlers, ...jackpotHandlers(platform) },
  };
}

export type Play = ReturnType<typeof wirePlay>;
