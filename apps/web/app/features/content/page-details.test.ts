import { describe, expect, it } from 'vitest';
import { readDetails } from './page-details.ts';

const empty = { locale: null, updatedOn: null, sections: [] };

describe('readDetails', () => {
  it('reads page details that have the expected shape [ENTITY-016]', () => {
    const sections = [{ id: 'section-1', title: 'One' }];
    expect(readDetails({ locale: 'de', updated_on: '2026-11-20', sections })).toEqual({
      locale: 'de',
      updatedOn: '2026-11-20',
      sections,
    });
  });

  it('leaves out page details that have an unexpected shape', () => {
    for (const json of [undefined, null, 7, 'text', [], {}]) expect(readDetails(json)).toEqual(empty);
    expect(readDetails({ locale: 7, updated_on: 'yesterday', sections: 'none' })).toEqual(empty);
    expect(readDetails({ sections: [null, 'x', { id: 'a' }, { id: 'b', title: 'B' }] }).sections).toEqual([
      { id: 'b', title: 'B' },
    ]);
  });
});
