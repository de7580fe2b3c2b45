import sanitizeHtml from 'sanitize-html';

/**
 * The elements that a page may contain: text and its structure, and nothing that executes, loads, styles or takes
 * input [A31].
 */
export const allowedTags = [
  'h2',
  'h3',
  'p',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'strong',
  'em',
  'a',
  'code',
  'pre',
  'blockquote',
  'br',
  'hr',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

/** The allowed attributes of each element. `rel` is always set by the platform. */
export const allowedAttributes = {
  a: ['href', 'rel'],
  h2: ['id'],
  p: ['class'],
  th: ['scope'],
} as const;

/** The classes that a page may set on a paragraph. */
export const allowedClasses = ['lead', 'note'] as const;

/** Schemes allowed in a link to another site. Links within the platform use a path. */
const allowedSchemes = ['https', 'mailto', 'tel'];

/** Elements that are dropped together with their content, because the content is not page text. */
const droppedWhole = [
  'script',
  'style',
  'textarea',
  'title',
  'template',
  'select',
  'option',
  'svg',
  'math',
  'noscript',
  'xmp',
  'iframe',
  'object',
  'noembed',
  'noframes',
  'plaintext',
];

/** The `id` of a section. Its prefix keeps it from clashing with any other name on the page. */
export const sectionId = (order: number): string => `section-${order}`;

/**
 * The only place where a page's HTML is made safe: on the server, when the page's file is read. The result is displayed
 * without further escaping. Sanitising it again changes nothing. Top-level and second-level headings get the ids
 * `section-1`, `section-2` and so on.
 */
export function sanitise(html: string): string {
  let safe = html;
  // A link inside a link can leave an end tag behind, which the next pass removes.
  for (let pass = 0; pass < passesMax; pass += 1) {
    const before = safe;
    safe = sanitiseOnce(before);
    if (safe === before) return safe;
  }
  throw new Error('This HTML does not settle when it is sanitised');
}

/** Well-formed HTML needs two passes, the second of which changes nothing. */
const passesMax = 6;

function sanitiseOnce(html: string): string {
  let sections = 0;
  const section = () => ({ tagName: 'h2', attribs: { id: sectionId((sections += 1)) } });
  return sanitizeHtml(html, {
    allowedTags: [...allowedTags],
    allowedAttributes: {
      a: [...allowedAttributes.a],
      h2: [...allowedAttributes.h2],
      p: [...allowedAttributes.p],
      th: [{ name: 'scope', values: ['col', 'row'] }],
    },
    allowedClasses: { p: [...allowedClasses] },
    allowedSchemes,
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: droppedWhole,
    enforceHtmlBoundary: false,
    nestingLimit: 20,
    transformTags: {
      // Because `span` is not an allowed element, this reduces a link to a forbidden address to its text.
      a: (_tag, { href = '' }) =>
        mayLeadTo(href) ? { tagName: 'a', attribs: { href, rel: 'noopener' } } : { tagName: 'span', attribs: {} },
      h1: section,
      h2: section,
      b: 'strong',
      i: 'em',
    },
  }).trim();
}

/**
 * Whether a link may lead to `href`: a path on the platform, an anchor in the page, or an address with an allowed
 * scheme. Browsers drop tabs and line breaks from an address and read `\\` as `/`, so none of them may occur. A
 * telephone number may contain spaces, brackets and an extension.
 */
const mayLeadTo = (href: string): boolean =>
  /^(?:(?:\/(?![/\\])|#|https:\/\/|mailto:)[^\s\p{Cc}"<>\\]*|tel:[+(\d][\w ()./;,=*#%~-]*)$/iu.test(href);

export interface Section {
  readonly id: string;
  readonly title: string;
}

/** A page's table of contents: the second-level headings of sanitised HTML, as plain text. */
export function sectionsOf(sanitised: string): Section[] {
  // Splits at each heading first, so that the search for the end of a heading never runs into the next section.
  const parts = sanitised.split('<h2 id="').slice(1);
  return parts.flatMap(part => {
    const [, id, inner] = /^([\w-]+)">(.*?)<\/h2>/s.exec(part) ?? [];
    return id === undefined || inner === undefined ? [] : [{ id, title: textOf(inner) }];
  });
}

/** The visible text of sanitised HTML, without elements and with a single space between words. */
export const textOf = (sanitised: string): string =>
  sanitizeHtml(sanitised.replaceAll(/<\/(?:p|li|h2|h3|td|th|dd|dt)>|<br \/>/g, ' '), {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: text => decode(text),
  })
    .replaceAll(/\s+/g, ' ')
    .trim();

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const decode = (text: string): string => text.replaceAll(/&(?:amp|lt|gt|quot);/g, entity => entities[entity] ?? entity);
