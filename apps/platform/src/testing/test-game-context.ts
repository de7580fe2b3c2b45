import { rulesOf } from '../game/engines.ts';
import { realPlayGates } from '../game/gates/real-play.ts';
import { makeGameContext, type GamePorts, type GameContext } from '../game/game-context.ts';
import type { Platform } from '../core/platform-context.ts';
import { grantStore } from '../bonus/grant-store.ts';
import { spinStore } from '../bonus/spin-store.ts';

/**
 * A platform's games with only their own gates and without listeners, unless `ports` overrides them. The games are
 * played by the given `rules`.
 */
export const testGameContext = (platform: Platform, ports: Partial<GamePorts> = {}, rules = rulesOf): GameContext =>
  makeGameContext(
    platform,
    {
      listeners: [],
      gates: realPlayGates(platform.ruleFor),
      grants: grantStore(platform.jobs),
      spinSets: spinStore(platform.deps),
      countsIn: () => Promise.resolve([]),
      ...ports,
    },
    rules,
  );
