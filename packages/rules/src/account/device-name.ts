/** What a browser is called to its owner. The browser says it of itself, so that nothing may be decided by it. */
export interface DeviceName {
  readonly browser: string | null;
  readonly system: string | null;
  readonly kind: 'computer' | 'phone' | 'tablet';
}

/** Name by the word that tells it; the first that is found, since later ones stand in others' headers as well. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['FxiOS/', 'Firefox'],
  ['Firefox/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** Names a device by the `user-agent` header of its browser; null for none. */
export function deviceName(userAgent: string | null): DeviceName {
  const agent = userAgent ?? '';
  const named = (names: readonly (readonly [string, string])[]) =>
    names.find(([word]) => agent.includes(word))?.[1] ?? null;
  const system = named(systems);
  return { browser: named(browsers), system, kind: kindOf(system, agent) };
}

function kindOf(system: string | null, agent: string): DeviceName['kind'] {
  if (system === 'iPad') return 'tablet';
  if (system === 'Android') return agent.includes('Mobile') ? 'phone' : 'tablet';
  return system === 'iPhone' ? 'phone' : 'computer';
}
