import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { furtherBrandAt } from '../../market/brand.ts';
import type { Config } from '../../core/config.ts';

/** Colours of an email in one theme, as six hexadecimal digits, a format that every mail client understands. */
export interface MailColours {
  readonly bg: string;
  readonly card: string;
  readonly well: string;
  readonly line: string;
  readonly text: string;
  readonly text2: string;
  readonly text3: string;
  readonly brand: string;
  readonly onBrand: string;
  readonly link: string;
}

/**
 * How a brand's emails look. The light colours are inline, because many mail clients support nothing else. In clients
 * that support themes, CSS classes override them with the dark colours.
 */
export interface MailLook {
  readonly light: MailColours;
  readonly dark: MailColours;
  /** The brand's logo as HTML. */
  readonly mark: string;
}

const ownLight: MailColours = {
  bg: '#f4f6f9',
  card: '#ffffff',
  well: '#f4f6f9',
  line: '#e1e4ee',
  text: '#0f1321',
  text2: '#474c5f',
  text3: '#60677c',
  brand: '#414fd2',
  onBrand: '#ffffff',
  link: '#3a45c8',
};
const ownDark: MailColours = {
  bg: '#0a0c14',
  card: '#11141d',
  well: '#181b27',
  line: '#262a38',
  text: '#f4f6fa',
  text2: '#b8bdcc',
  text3: '#9198ab',
  brand: '#91a1ff',
  onBrand: '#090b16',
  link: '#aab9ff',
};
const ownMark = `<svg width="22" height="25" viewBox="0 0 26 30" aria-hidden="true"><path class="mark" d="M13 0 25 20 13 15.2 1 20Z" fill="${ownLight.text}"/><path class="mark-accent" d="M13 0 25 20 13 15.2Zm0 18.4 2.6 3.2-2.6 3.2-2.6-3.2Z" fill="${ownLight.brand}"/></svg>`;

/** The site's design token for each colour used in emails. */
const tokens: Readonly<Record<keyof MailColours, string>> = {
  bg: 'bg',
  card: 'surface-1',
  well: 'surface-3',
  line: 'surface-4',
  text: 'text',
  text2: 'text-2',
  text3: 'text-3',
  brand: 'brand',
  onBrand: 'on-brand',
  link: 'brand-text',
};

/** The email look of the brand whose site has this origin, read from the brand's own design tokens. */
export function mailLook(config: Pick<Config, 'brandsDir'>, site: string): MailLook {
  const brand = furtherBrandAt(config, site);
  if (brand === undefined) return { light: ownLight, dark: ownDark, mark: ownMark };
  const css = readFileSync(join(brand.folder, 'tokens.css'), 'utf8');
  const svg = readFileSync(join(brand.folder, 'public/favicon.svg'), 'utf8');
  return {
    light: coloursOf(css, "[data-theme='light']", ownLight),
    dark: coloursOf(css, "[data-theme='dark']", ownDark),
    mark: svg.trim().replace('<svg ', '<svg width="25" height="25" aria-hidden="true" '),
  };
}

/** Reads the colours from the first block of a theme. A colour that the block does not set keeps its default. */
function coloursOf(css: string, theme: string, own: MailColours): MailColours {
  const [, block = ''] = css.split(theme);
  const declared = block.slice(0, block.indexOf('}'));
  const colour = (name: keyof MailColours) =>
    new RegExp(`--color-${tokens[name]}:\\s*(#[0-9a-f]{6})\\b`).exec(declared)?.[1] ?? own[name];
  return Object.fromEntries(
    Object.keys(own).map(name => [name, colour(name as keyof MailColours)]),
  ) as unknown as MailColours;
}
