import { expect, it } from 'vitest';
import { chatGroup, chatKind } from './chat.ts';

it.each([
  [[{ id: '545', writable: true }], 'live'],
  [[{ id: '545', writable: false }], 'second'],
  [[], 'second'],
  [[{ id: '544', writable: true }], 'second'],
  [
    [
      { id: '544', writable: false },
      { id: '545', writable: true },
    ],
    'live',
  ],
] as const)(
  'group 545 decides which chat is active: with groups %j it is %s [ROLE-015] [CONST-052]',
  (groups, kind) => {
    expect(chatKind(groups)).toBe(kind);
  },
);

it.each([
  [null, 26],
  [[], 1],
  [['21', '256'], 1],
  [['257'], 2],
  [['258'], 2],
  [['259'], 2],
  [['255'], 2],
  [['759', '256'], 2],
] as const)(
  'a visitor with player groups %j is assigned to chat group %i [ROLE-016] [ROLE-017] [ROLE-018]',
  (groups, group) => {
    expect(chatGroup(groups)).toBe(group);
  },
);
