import { rulesOf } from '../game/engines.ts';
import { realPlayGates } from '../game/gates/real-play.ts';
import { makeGameContext, type GamePorts, type GameContext } from '../game/game-context.ts';
import { cashFunding } from '../game/money/stake-funding.ts';
import type { Platform } from '../core/platform-context.ts';

/** The games of a platform joined to nobody but its own gates, or as `ports` says, and played by `rules`. */
export const testGameContext = (platform: Platform, ports: Partial<GamePorts> = {}, rules = rulesOf): GameContext =>
  makeGameContext(platform, { listeners: [], gates: realPlayGates, funding: cashFunding, ...ports }, rules);
