const carried = /<meta name="structured-data" content="([^"]*)"\s*\/?>/g;
const characters: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/**
 * Makes blocks of data of what a page's head carries for search engines. A block is no script and runs nothing; it has
 * the nonce all the same, so that the policy names every element of its name [A2]. No text in it can end it. It stands at
 * the head's end: before the head's own scripts React would take it for the first of them.
 */
export function withStructuredData(html: string, nonce: string): string {
  const end = html.indexOf('</head>');
  const blocks: string[] = [];
  const head = html.slice(0, Math.max(end, 0)).replaceAll(carried, (_tag, content: string) => {
    const json = content.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, entity => characters[entity] ?? entity);
    blocks.push(
      `<script type="application/ld+json" nonce="${nonce}">${json.replaceAll('<', String.raw`\u003c`)}</script>`,
    );
    return '';
  });
  return blocks.length === 0 ? html : head + blocks.join('') + html.slice(end);
}
