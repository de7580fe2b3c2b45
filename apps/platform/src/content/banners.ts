import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Banner } from '@liftoff/contract/content/content-entities';
import { siteConfig } from '@liftoff/contract/content/site-config';
import type { Config } from '../core/config.ts';
import { readShaped } from '../core/read-config-file.ts';

/**
 * The banners in a locale as the edge gives them to the site (PCALL-012): those of `banners-config.{locale}.json`, else of
 * `banners-config.json`, read anew so that what was just written is seen. Throws, naming the file, for a broken one.
 */
export function readBanners({ feConfigDir }: Pick<Config, 'feConfigDir'>, locale: string): readonly Banner[] {
  const file = [`banners-config.${locale}.json`, 'banners-config.json']
    .map(name => join(feConfigDir, name))
    .find(one => existsSync(one));
  return file === undefined ? [] : (readShaped(file, file, siteConfig.bannersConfig.answer).banners ?? []);
}
