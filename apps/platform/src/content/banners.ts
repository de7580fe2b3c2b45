import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Banner } from '@liftoff/contract/content/content-entities';
import { siteConfig } from '@liftoff/contract/content/site-config';
import type { Config } from '../core/config.ts';
import { readShaped } from '../core/read-config-file.ts';

/**
 * The site's banners for a locale [PCALL-012], from `banners-config.{locale}.json`, or from `banners-config.json` if
 * that does not exist. Reads the file on every call, so that changes show up immediately. Throws an error naming the
 * file if it is malformed.
 */
export function readBanners({ feConfigDir }: Pick<Config, 'feConfigDir'>, locale: string): readonly Banner[] {
  const file = [`banners-config.${locale}.json`, 'banners-config.json']
    .map(name => join(feConfigDir, name))
    .find(one => existsSync(one));
  return file === undefined ? [] : (readShaped(file, file, siteConfig.bannersConfig.answer).banners ?? []);
}
