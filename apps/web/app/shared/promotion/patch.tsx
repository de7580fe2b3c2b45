import './patch.css';

/** The patches that the platform draws at `/pictures/patch/{name}.svg`, the longer of two names first. */
const names = [
  'perihelion',
  'sprint',
  'harbour',
  'solstice',
  'relay',
  'equinox',
  'leonid',
  'tidal',
  'harvest',
  'aphelion',
  'perseid',
  'long-hop',
  'hop',
  'expedition',
  'stage',
  'refuel',
  'cashback',
  'drops',
  'mystic',
] as const;
export type PatchName = (typeof names)[number];

/** The patch of a promotion: the one that its slug names, or else always the same one for this slug. */
export function patchOf(slug: string): PatchName {
  const sum = [...slug].reduce((total, letter) => (total * 33 + letter.charCodeAt(0)) % 9973, 0);
  return names.find(name => slug.includes(name)) ?? names[sum % names.length] ?? 'stage';
}

/** The round picture of a promotion. */
export const Patch = ({ name, size }: { name: PatchName; size: number }) => (
  <img
    className="patch"
    src={`/pictures/patch/${name}.svg`}
    width={size}
    height={size}
    alt=""
    loading="lazy"
    decoding="async"
  />
);

/** Class of a ground in the colours of a patch. */
export const patchGround = (name: PatchName): string => `patch-ground patch-ground--${name}`;
