import { isProtoDisabled, protoFault } from '@liftoff/contract/core/proto-disabled';

const isAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);
const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

/** The required form of each variable, and how a fault describes it. */
const checks: Readonly<Record<string, { holds: (text: string) => boolean; wanted: string }>> = {
  PORT: { holds: isPort, wanted: 'a port number from 0 to 65535' },
  PLATFORM_PORT: { holds: isPort, wanted: 'a port number from 0 to 65535' },
  PLATFORM_URL: { holds: isAddress, wanted: 'an address that begins with http:// or https://' },
  PLATFORM_PUBLIC_URL: { holds: isAddress, wanted: 'an address that begins with http:// or https://' },
  SITE_ORIGINS: {
    holds: text => text.split(',').every(origin => isAddress(origin.trim())),
    wanted: 'addresses such as https://play.example, with commas between them',
  },
  RATE_FACTOR: { holds: text => /^[1-9]\d{0,8}$/.test(text), wanted: 'a whole number from 1' },
  TRUSTED_HOPS: { holds: text => /^\d{1,2}$/.test(text), wanted: 'a whole number from 0 to 99' },
  DEFAULT_COUNTRY: { holds: text => /^[A-Z]{2}$/.test(text), wanted: 'a country of two capital letters' },
  BETTING_SANDBOX: { holds: text => text === 'on' || text === 'off', wanted: 'on or off' },
  FLAG_SCREEN: { holds: text => text === 'on' || text === 'off', wanted: 'on or off' },
  COUNTRY_HEADER: { holds: text => /^[\w-]{1,64}$/.test(text), wanted: 'the name of a header' },
};

const isPublicOrigin = (origin: string): boolean =>
  URL.canParse(origin) && !/^(?:localhost|.*\.localhost|\[::1\]|127\..*)$/.test(new URL(origin).hostname);

/** Whether this is a production site that serves visitors from other machines. */
function isPublicSite({ SITE_ORIGINS: origins = '', NODE_ENV: mode }: NodeJS.ProcessEnv): boolean {
  return mode !== 'development' && mode !== 'test' && origins.split(',').some(isPublicOrigin);
}

/** Faults in how the process of a public production edge was started, in one plain sentence per fault. */
export const startFaults = (env: NodeJS.ProcessEnv, protoDisabled = isProtoDisabled()): string[] =>
  protoDisabled || !isPublicSite(env) ? [] : [protoFault];

/**
 * Faults in the edge's environment, including those that make a production site unsafe, in one plain sentence per
 * fault.
 */
export function settingFaults(env: NodeJS.ProcessEnv): string[] {
  const faults = Object.entries(checks).flatMap(([name, { holds, wanted }]) => {
    const text = env[name];
    return text === undefined || text === '' || holds(text) ? [] : [`${name} must be ${wanted}, not "${text}".`];
  });
  const hops = Number(env.TRUSTED_HOPS ?? 0);
  if (env.COUNTRY_HEADER && hops === 0)
    faults.push('COUNTRY_HEADER needs TRUSTED_HOPS of at least 1: without a proxy in front anyone could send it.');
  if (!isPublicSite(env)) return faults;
  if (env.BETTING_SANDBOX === 'on')
    faults.push('BETTING_SANDBOX shows a sports page for trying out: not to the public.');
  if (env.FLAG_SCREEN === 'on')
    faults.push('FLAG_SCREEN shows the screen of feature flags to everyone: not to the public.');
  if (!env.COUNTRY_HEADER)
    faults.push('COUNTRY_HEADER is missing: without it no country is known, and nobody may play for real money.');
  if (!env.EDGE_KEY) faults.push('EDGE_KEY is missing: the platform would not believe the edge who calls.');
  return faults;
}
