import { loyaltyStatusGroups } from './vip-statuses.ts';

const { diamond, platinum, gold, silver, bronze } = loyaltyStatusGroups;

/** Player groups that decide what promotions show, by id. */
export const playerGroups = {
  /** Testers, who see what is not open to everyone yet. */
  testers: '21',
  /** The groups with prize tables of their own, in the order in which a player's table is looked up [PLOOT-012]. */
  wheelSets: ['21', '1308', '1309'],
  /** From the highest VIP status to the lowest [PVIP-015]. */
  vip: [diamond, platinum, gold, silver, bronze].map(String),
} as const;
