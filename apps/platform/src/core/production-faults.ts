import { isProtoDisabled, protoFault } from '@liftoff/contract/core/proto-disabled';

/** The settings that determine whether a production platform is safe. A variable that is not set is `null`. */
export interface ProductionSettings {
  readonly siteOrigins: readonly string[];
  readonly publicUrl: string | null;
  readonly edgeKey: string | null;
  readonly consoleToken: string | null;
  readonly rateFactor: number;
  readonly seed: number | null;
}

const leastTokenLength = 16;

/** Whether only this machine can reach an origin, as with `npm start` on a developer's computer. */
export function isLoopback(origin: string): boolean {
  const { hostname } = new URL(origin);
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname.startsWith('127.')
  );
}

/** Whether the platform runs in production and is reachable from other machines. */
export const isPublic = ({ mode, siteOrigins }: { mode: string; siteOrigins: readonly string[] }): boolean =>
  mode === 'production' && !siteOrigins.every(isLoopback);

/**
 * Returns what is missing or wrong for handling players' money in production, one plain sentence each. Returns an
 * empty list if the setup is safe. A platform that only its own machine can reach needs no TLS and no public address.
 */
export function productionFaults(settings: ProductionSettings): string[] {
  const { siteOrigins, publicUrl, edgeKey, consoleToken, rateFactor, seed } = settings;
  const faults: string[] = [];
  if (rateFactor !== 1) faults.push('RATE_FACTOR must not be set in production: it loosens every rate limit.');
  if (siteOrigins.every(isLoopback)) return faults;
  const insecure = siteOrigins.filter(origin => !isLoopback(origin) && !origin.startsWith('https://'));
  if (insecure.length > 0)
    faults.push(`SITE_ORIGINS must use https:// in production, not ${insecure.join(', ')}: sessions need it.`);
  if (publicUrl === null)
    faults.push('PLATFORM_PUBLIC_URL is missing: browsers must reach the game and card frames at a public address.');
  else if (!publicUrl.startsWith('https://')) faults.push('PLATFORM_PUBLIC_URL must use https:// in production.');
  else if (siteOrigins.some(origin => new URL(origin).origin === new URL(publicUrl).origin))
    faults.push('PLATFORM_PUBLIC_URL must be another origin than the site: frames must not reach its cookies.');
  if (edgeKey === null)
    faults.push('EDGE_KEY is missing: without it no address and no country is known, and nobody may play.');
  if (seed !== null)
    faults.push('SEED must not be set for a public site: it brings the demo players, whose password everybody knows.');
  if (consoleToken !== null && consoleToken.length < leastTokenLength)
    faults.push(`CONSOLE_TOKEN must be at least ${leastTokenLength} characters long in production.`);
  return faults;
}

/**
 * Returns what is wrong with how the process of a public production platform was started, one plain sentence each.
 */
export const startFaults = (config: Parameters<typeof isPublic>[0], protoDisabled = isProtoDisabled()): string[] =>
  protoDisabled || !isPublic(config) ? [] : [protoFault];

/**
 * Returns optional settings that are missing in production and whose absence affects players, one plain sentence
 * each, for the log at startup.
 */
export function productionWarnings({
  siteOrigins,
  smtpUrl,
}: {
  siteOrigins: readonly string[];
  smtpUrl: string | null;
}): string[] {
  if (smtpUrl !== null || siteOrigins.every(isLoopback)) return [];
  return [
    'SMTP_URL is missing: no mail leaves the casino, so nobody can confirm an address, restore a password or unlock an account.',
  ];
}
