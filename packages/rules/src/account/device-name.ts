/**
 * A device description, shown to the device's owner. The browser itself reports it, so no decision may depend on it.
 */
export interface DeviceName {
  readonly browser: string | null;
  readonly system: string | null;
  readonly kind: 'computer' | 'phone' | 'tablet';
}

/**
 * Browser names by their user-agent token. The first match counts, because browsers also send tokens that are further
 * down this list.
 */
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

/** Derives a device name from a browser's `user-agent` header; `null` if the header is missing. */
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
