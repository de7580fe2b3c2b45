import { hkdfSync } from 'node:crypto';
import { join, resolve } from 'node:path';
import { unknownMainHost } from '@liftoff/contract/core/brand-file';
import * as z from 'zod';
import { isLoopback, productionFaults } from './production-faults.ts';
import { BadSettings, settingFault } from './setting-faults.ts';

/** The operator's reCAPTCHA account. */
export interface RecaptchaConfig {
  /** The public site key; it is sent to every browser. */
  readonly siteKey: string;
  readonly secret: string;
  /** Base URL of the reCAPTCHA script and token verification, without a trailing slash. */
  readonly url: string;
}

/** The platform's configuration, read from the environment. */
export interface Config {
  readonly mode: 'development' | 'production' | 'test';
  readonly port: number;
  readonly dataDir: string;
  /** Address of the PostgreSQL server; `null` to use the embedded database under `dataDir`. */
  readonly databaseUrl: string | null;
  readonly seed: number;
  /** Whether to create demo players on an empty platform. Their password is publicly known. */
  readonly demoPlayers: boolean;
  /** The shared console token; `null` disables it. */
  readonly consoleToken: string | null;
  /**
   * Console tokens by staff name. Balance changes need two different staff members: one proposes, another confirms
   * [A51].
   */
  readonly consoleStaff: ReadonlyMap<string, string>;
  /** The platform's origin as browsers see it, without a trailing slash. */
  readonly publicUrl: string;
  /** Origins of the site. Pages on these origins may embed games, open sockets and send writes. */
  readonly siteOrigins: readonly string[];
  /** The main hosts among `siteOrigins`. If empty, the host of the first origin is the main one [ROLE-024]. */
  readonly mainHosts: readonly string[];
  /** Secret shared with the edge. Without it, forwarding headers are ignored [A46]. */
  readonly edgeKey: string | null;
  /** Country whose lobby and default locale are used for callers from an unknown country. */
  readonly defaultCountry: string;
  /** Folder with the edge's configuration files, which include the brand name. */
  readonly feConfigDir: string;
  /** Folder with the additional brands, one subfolder per brand. It need not exist. */
  readonly brandsDir: string;
  /** Folder with the text pages: `pages.json` and one subfolder per locale. */
  readonly pagesDir: string;
  /** The set of market rules: the default one, or the one with the strict rows added. */
  readonly marketRules: 'default' | 'strict';
  /** SMTP server for outgoing email. If `null`, emails stay in the outbox, where the console shows them. */
  readonly smtpUrl: string | null;
  /** Sender address of outgoing email. */
  readonly mailFrom: string;
  /** Settings for reCAPTCHA; `null` to use the platform's own captcha tasks instead. */
  readonly recaptcha: RecaptchaConfig | null;
  /**
   * Multiplies every rate limit. Greater than 1 only for end-to-end tests and benchmarks, whose requests all come
   * from one address.
   */
  readonly rateFactor: number;
  /**
   * Returns the 32-byte secret for a purpose (`realtime`, `webhook:sandbox-card` …). It never changes for the
   * lifetime of the installation.
   */
  secret(purpose: string): Buffer;
}

const list = z.string().transform(text =>
  text
    .split(',')
    .map(part => part.trim().replace(/\/$/, ''))
    .filter(part => part !== ''),
);
/** Parses staff tokens written as `ada:…,ben:…`. Each name and each token may occur only once. */
function staffOf(entries: readonly string[], context: z.RefinementCtx): ReadonlyMap<string, string> {
  const tokens = new Map(entries.map(entry => [entry.split(':', 1)[0] ?? '', entry.slice(entry.indexOf(':') + 1)]));
  const isWithinSpan = entries.every(entry => /^[a-z][a-z0-9._-]{0,30}:[\w-]{16,200}$/.test(entry));
  if (!isWithinSpan || tokens.size < entries.length || new Set(tokens.values()).size < entries.length)
    context.addIssue({ code: 'custom', message: 'not the staff' });
  return tokens;
}
const port = z.coerce.number().int().min(0).max(65_535);
const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: port.default(3000),
  PLATFORM_PORT: port.default(4000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SEED: z.coerce.number().int().optional(),
  CONSOLE_TOKEN: z.string().min(1).optional(),
  CONSOLE_STAFF: z.string().pipe(list).transform(staffOf).optional(),
  PLATFORM_PUBLIC_URL: z.url().optional(),
  PLATFORM_URL: z.url().optional(),
  SITE_ORIGINS: list.pipe(z.array(z.url({ protocol: /^https?$/ }))).optional(),
  MAIN_HOSTS: list.optional(),
  EDGE_KEY: z.string().min(16).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  MAIL_FROM: z.email().optional(),
  RECAPTCHA_KEY: z
    .string()
    .regex(/^[\w-]{10,100}$/)
    .optional(),
  RECAPTCHA_SECRET: z
    .string()
    .regex(/^[\w-]{10,100}$/)
    .optional(),
  RECAPTCHA_URL: z.url({ protocol: /^https?$/ }).default('https://www.google.com/recaptcha'),
  RATE_FACTOR: z.coerce.number().int().min(1).default(1),
  FE_CONFIG_DIR: z
    .string()
    .min(1)
    .default(join(import.meta.dirname, '../../../../config/fe')),
  BRANDS_DIR: z
    .string()
    .min(1)
    .default(join(import.meta.dirname, '../../../../config/brands')),
  PAGES_DIR: z
    .string()
    .min(1)
    .default(join(import.meta.dirname, '../../../../config/pages')),
  MARKET_RULES: z.enum(['default', 'strict']).default('default'),
  DEFAULT_COUNTRY: z.string().length(2).default('CA'),
});

type Name = keyof typeof Environment.shape;

/** The required value of each variable, phrased to complete the sentence "<NAME> must be …". */
const wanted: Readonly<Record<Name, string>> = {
  NODE_ENV: 'development, production or test',
  PORT: 'a port number from 0 to 65535',
  PLATFORM_PORT: 'a port number from 0 to 65535',
  DATA_DIR: 'the path of a folder',
  DATABASE_URL: 'an address that begins with postgres://',
  SEED: 'a whole number',
  CONSOLE_TOKEN: 'a word',
  CONSOLE_STAFF:
    'name:token of each person with commas between them, names and tokens all different, tokens of at least 16 characters',
  PLATFORM_PUBLIC_URL: 'an address that begins with http:// or https://',
  PLATFORM_URL: 'an address that begins with http:// or https://',
  SITE_ORIGINS: 'origins with commas between them, each beginning with http:// or https://',
  MAIN_HOSTS: 'hosts of SITE_ORIGINS',
  EDGE_KEY: 'at least 16 characters long',
  SMTP_URL: 'an address that begins with smtp:// or smtps://',
  MAIL_FROM: 'an e-mail address',
  RECAPTCHA_KEY: 'the site key of reCAPTCHA, with RECAPTCHA_SECRET beside it',
  RECAPTCHA_SECRET: 'the secret of reCAPTCHA, with RECAPTCHA_KEY beside it',
  RECAPTCHA_URL: 'an address that begins with http:// or https://',
  RATE_FACTOR: 'a whole number from 1',
  FE_CONFIG_DIR: 'the path of a folder',
  BRANDS_DIR: 'the path of a folder',
  PAGES_DIR: 'the path of a folder',
  MARKET_RULES: 'default or strict',
  DEFAULT_COUNTRY: 'a country of two letters',
};
const isName = (name: string): name is Name => Object.hasOwn(wanted, name);

/**
 * Reads the environment. `rootSecret` returns the platform's root secret, from which all others are derived. It is
 * called only when a secret is first needed, because reading it accesses the data folder. Throws `BadSettings`, which
 * lists every invalid variable.
 */
export function readConfig(env: NodeJS.ProcessEnv, rootSecret: (dataDir: string) => Buffer): Config {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(filled);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map(issue => String(issue.path[0])))].filter(isName);
    throw new BadSettings(names.map(name => settingFault(name, wanted[name], filled[name])));
  }
  const read = parsed.data;
  const recaptcha = recaptchaOf(read);
  const publicUrl = read.PLATFORM_PUBLIC_URL ?? read.PLATFORM_URL ?? `http://localhost:${read.PLATFORM_PORT}`;
  const siteOrigins = read.SITE_ORIGINS ?? [`http://localhost:${read.PORT}`];
  const mainHosts = read.MAIN_HOSTS ?? [];
  const unknown = unknownMainHost(siteOrigins, mainHosts);
  if (unknown !== undefined) throw new BadSettings([settingFault('MAIN_HOSTS', wanted.MAIN_HOSTS, unknown)]);
  if (read.NODE_ENV === 'production') {
    const faults = productionFaults({
      siteOrigins,
      publicUrl: read.PLATFORM_PUBLIC_URL ?? null,
      edgeKey: read.EDGE_KEY ?? null,
      consoleToken: read.CONSOLE_TOKEN ?? null,
      rateFactor: read.RATE_FACTOR,
      seed: read.SEED ?? null,
    });
    if (faults.length > 0) throw new BadSettings(faults);
  }
  return {
    mode: read.NODE_ENV,
    port: read.PLATFORM_PORT,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL ?? null,
    seed: read.SEED ?? 1,
    demoPlayers: read.SEED !== undefined || (read.DATABASE_URL === undefined && siteOrigins.every(isLoopback)),
    consoleToken: read.CONSOLE_TOKEN ?? null,
    consoleStaff: read.CONSOLE_STAFF ?? new Map(),
    publicUrl: publicUrl.replace(/\/$/, ''),
    siteOrigins,
    mainHosts,
    edgeKey: read.EDGE_KEY ?? null,
    defaultCountry: read.DEFAULT_COUNTRY,
    feConfigDir: resolve(read.FE_CONFIG_DIR),
    brandsDir: resolve(read.BRANDS_DIR),
    pagesDir: resolve(read.PAGES_DIR),
    marketRules: read.MARKET_RULES,
    smtpUrl: read.SMTP_URL ?? null,
    mailFrom: read.MAIL_FROM ?? `account@${new URL(siteOrigins[0] ?? publicUrl).hostname}`,
    recaptcha,
    rateFactor: read.RATE_FACTOR,
    secret: purpose => deriveSecret(rootSecret(read.DATA_DIR), purpose),
  };
}

/** Requires both keys or neither: with only one key, every player who has to solve a captcha would be locked out. */
function recaptchaOf(read: z.output<typeof Environment>): RecaptchaConfig | null {
  const { RECAPTCHA_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_URL: url } = read;
  if (siteKey === undefined && secret === undefined) return null;
  for (const name of ['RECAPTCHA_KEY', 'RECAPTCHA_SECRET'] as const)
    if (read[name] === undefined) throw new BadSettings([settingFault(name, wanted[name], '')]);
  return { siteKey: siteKey ?? '', secret: secret ?? '', url: url.replace(/\/$/, '') };
}

/** Derives a separate secret per purpose, so that a secret for one purpose is useless for another. */
export const deriveSecret = (root: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', root, Buffer.alloc(0), `liftoff:${purpose}`, 32));
