import type { PageContext } from '../../../page-context.ts';
import type { Brand, BrandLogo, BrandOwner } from './brand.ts';
import { isFields, isText, readBrand } from './brand-of-config.server.ts';
import { readConfig } from '../read-config.server.ts';

/**
 * The brand as the operator wrote it, with what has no default: the logo, the owners, the new studios, the chats, the addresses of modules
 * (CALL-009, CALL-091, CONST-027).
 */
export async function readBrandOf(page: PageContext): Promise<Brand> {
  const [answer, written] = await Promise.all([readConfig(page, 'brand-config'), readConfig(page, 'logo-config')]);
  const { paymentsLibrary, customerTracker } = answer;
  const logo = readLogo(written, new URL(page.origin).hostname);
  const studios = readNames(answer.newStudios, ['live', 'slots']);
  const chats = readNames(answer.chats, ['live', 'second']);
  const owners = Array.isArray(answer.owners) ? answer.owners.filter(isOwner) : [];
  return {
    ...readBrand(answer),
    ...(typeof paymentsLibrary === 'string' ? { paymentsLibrary } : {}),
    ...(typeof customerTracker === 'string' ? { customerTracker } : {}),
    ...(logo ? { logo } : {}),
    ...(chats ? { chats } : {}),
    ...(studios ? { newStudios: studios } : {}),
    ...(owners.length > 0 ? { owners } : {}),
  };
}

/** A path of this site, or an image in itself: pages may show no other (their policy) [A2]. */
const shownImage = /^(?:\/(?![/\\])\S{1,500}|data:image\/(?:png|webp|avif|svg\+xml)[;,]\S{1,16000})$/;

/** The logo of a host, else of all (CALL-009); null where nothing of it can be shown. */
function readLogo(written: Record<string, unknown>, host: string): BrandLogo | null {
  const ofHost = isFields(written.hosts) ? written.hosts[host] : undefined;
  const { image, title } = isFields(ofHost) ? ofHost : written;
  const logo: BrandLogo = {
    ...(typeof image === 'string' && shownImage.test(image) ? { image } : {}),
    ...(typeof title === 'string' && title !== '' ? { title: title.slice(0, 40) } : {}),
  };
  return logo.image === undefined && logo.title === undefined ? null : logo;
}

/** Of what is written under these names the texts that say something; null where none does. */
function readNames<Name extends string>(
  written: unknown,
  names: readonly Name[],
): Partial<Record<Name, string>> | null {
  if (!isFields(written)) return null;
  const named = names.flatMap(name => {
    const value = written[name];
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  return named.length > 0 ? (Object.fromEntries(named) as Partial<Record<Name, string>>) : null;
}

const isOptionalText = (value: unknown): boolean => value === undefined || isText(value);

const isOwner = (value: unknown): value is BrandOwner =>
  isFields(value) &&
  isText(value.company) &&
  isOptionalText(value.licence) &&
  isOptionalText(value.group) &&
  (value.notice === undefined || (isFields(value.notice) && Object.values(value.notice).every(isText)));
