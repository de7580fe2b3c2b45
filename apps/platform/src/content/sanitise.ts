import sanitizeHtml from 'sanitize-html';

/** What a page may be made of: text and its order, nothing that runs, loads, styles or takes input [A31]. */
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

/** Attributes by element; `rel` is always written by the platform. */
export const allowedAttributes = {
  a: ['href', 'rel'],
  h2: ['id'],
  p: ['class'],
  th: ['scope'],
} as const;

/** Looks of a paragraph that a page may ask for. */
export const allowedClasses = ['lead', 'note'] as const;

/** Where a link may lead: into the platform by its path, or out of it by one of these. */
const allowedSchemes = ['https', 'mailto', 'tel'];

/** Elements whose inside is no text of the page: they go with all they hold. */
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

/** A section's own name: the prefix keeps it from ever being the name of something else on the page. */
export const sectionId = (order: number): string => `section-${order}`;

/**
 * The one place where a page's HTML is made safe: once, on the server, before it is kept. What comes out is put on the
 * screen as it is. Sanitising it again changes nothing, and second-level headings are numbered `section-1` onwards.
 */
export function sanitise(html: string): string {
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
      // A link that may not be is only its text: `span` is not on the list.
      a: (_tag, { href = '' }) =>
        mayLeadTo(href) ? { tagName: 'a', attribs: { href, rel: 'noopener' } } : { tagName: 'span', attribs: {} },
      h1: section,
      h2: section,
      b: 'strong',
      i: 'em',
    },
  }).trim();
}

/** A path of the platform, a place on the page, or an address with an allowed scheme. */
const mayLeadTo = (href: string): boolean =>
  /^(?:\/(?![/\\])[\w\-/.#?=&]*|#[\w-]+|https:\/\/[^\s"<>\\]+|mailto:[^\s"<>\\]+|tel:[+\d\s-]+)$/i.test(href);

export interface Section {
  readonly id: string;
  readonly title: string;
}

/** The second-level headings of sanitised HTML, as text: a page's table of contents. */
export function sectionsOf(sanitised: string): Section[] {
  // Cut at each heading first, so that one without an end is looked for in its own part alone.
  const parts = sanitised.split('<h2 id="').slice(1);
  return parts.flatMap(part => {
    const [, id, inner] = /^([\w-]+)">(.*?)<\/h2>/s.exec(part) ?? [];
    return id === undefined || inner === undefined ? [] : [{ id, title: textOf(inner) }];
  });
}

/** What a reader sees of sanitised HTML, without elements and with one space between words. */
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
