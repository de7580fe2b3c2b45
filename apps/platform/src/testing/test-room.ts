import { rulesOf } from '../game/engines.ts';
import { realPlayGates } from '../game/real-play.ts';
import { openRoom, type GamePorts, type Room } from '../game/room.ts';
import { cashFunding } from '../game/stake-funding.ts';
import type { House } from '../house-context.ts';

/** The games of a house joined to nobody but its own gates, or as `ports` says, and played by `rules`. */
export const testRoom = (house: House, ports: Partial<GamePorts> = {}, rules = rulesOf): Room =>
  openRoom(house, { listeners: [], gates: realPlayGates, funding: cashFunding, ...ports }, rules);
