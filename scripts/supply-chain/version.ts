/**
 * Splits a version: `8.17.1` → [8, 17, 1]. A suffix after a dash is dropped; `isAtLeast` treats such versions as
 * older than the release.
 */
function numbersOf(version: string): number[] {
  return (version.split('-')[0] ?? '').split('.').map(part => Number.parseInt(part, 10));
}

function isAtLeast(version: string, floor: string): boolean {
  const [given, wanted] = [numbersOf(version), numbersOf(floor)];
  for (const [place, number] of wanted.entries()) {
    const own = given[place] ?? 0;
    if (own !== number) return own > number;
  }
  return !version.includes('-');
}

/** Whether a version is free of a fault, given the versions that fixed it, one per major version, oldest first. */
export function isMended(version: string, mended: readonly string[]): boolean {
  const [major] = numbersOf(version);
  const ownLine = mended.find(floor => numbersOf(floor)[0] === major);
  if (ownLine !== undefined) return isAtLeast(version, ownLine);
  const newest = mended.at(-1);
  return newest !== undefined && isAtLeast(version, newest);
}
