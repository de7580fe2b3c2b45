import { expect, it } from 'vitest';
import { newStudioFor } from './new-studio.ts';

it.each([
  [['851'], 'live', '859'],
  [['21', '1030'], 'slots', '1056'],
  [['851', '1030'], 'live', '859'],
  [['851', '859', '1030'], 'slots', '1056'],
  [['851', '859'], undefined, undefined],
  [['1030', '1056'], undefined, undefined],
  [['859', '1056', '85', '103'], undefined, undefined],
  [[], undefined, undefined],
])(
  'for groups %o, the next popup is %s, and group %s marks it as shown [CONST-047] [CONST-048] [CONST-049] [CONST-050]',
  (groups, kind, mark) => {
    const due = newStudioFor(groups);
    expect([due?.kind, due?.shownMark]).toEqual([kind, mark]);
  },
);
