import { describe, expect, it } from 'vitest';
import { patchOf } from './patch.tsx';

describe('the patch of a promotion', () => {
  it('is the one that the slug names', () => {
    expect(patchOf('perihelion-cup')).toBe('perihelion');
    expect(patchOf('spring-harbour-nights')).toBe('harbour');
    expect(patchOf('short-hop')).toBe('hop');
    expect(patchOf('long-hop')).toBe('long-hop');
  });

  it('is the same every time for a slug that names none, and differs between slugs', () => {
    expect(patchOf('comet-tail')).toBe(patchOf('comet-tail'));
    expect(patchOf('comet-tail')).not.toBe(patchOf('first-light'));
  });
});
