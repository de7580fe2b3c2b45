import type { PageContext } from '../../../page-context.ts';
import type { Brand, BrandLogo, BrandOwner } from './brand.ts';
import { isFields, isText, readBrand } from './brand-of-config.server.ts';
import { readConfig } from '../read-config.server.ts';

/**
 * Reads the brand as configured by the operator, including the values that have no default: logo, owners, new
 * studios, chats, and addresses of modules [CALL-009] [CALL-091] [CONST-027].
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

/** Matches a path on this site or an inline image. The content security policy allows no other images [A2]. */
const shownImage = /^(?:\/(?![/\\])\S{1,500}|data:image\/(?:png|webp|avif|svg\+xml)[;,]\S{1,16000})$/;

/**
 * The logo configured for a host or, if there is none, for all hosts [CALL-009]; `null` if neither its name nor its
 * image can be shown.
 */
function readLogo(written: Record<string, unknown>, host: string): BrandLogo | null {
  const ofHost = isFields(written.hosts) ? written.hosts[host] : undefined;
  const { image, title } = isFields(ofHost) ? ofHost : written;
  const logo: BrandLogo = {
    ...(typeof image === 'string' && shownImage.test(image) ? { image } : {}),
    ...(typeof title === 'string' && title !== '' ? { title: title.slice(0, 40) } : {}),
  };
  return logo.image === undefined && logo.title === undefined ? null : logo;
}

/** The non-empty strings under these names; `null` if there are none. */
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
