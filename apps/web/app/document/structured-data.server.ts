const mark = '<meta name="structured-data" ';
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
export function withStructuredData(page: Uint8Array, nonce: string): Uint8Array {
  const html = Buffer.from(page.buffer, page.byteOffset, page.length);
  const [first, end] = [html.indexOf(mark), html.indexOf('</head>')];
  if (first === -1) return page;
  const blocks: string[] = [];
  const rest = html.toString('utf8', first, end).replaceAll(carried, (_tag, content: string) => {
    const json = content.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, entity => characters[entity] ?? entity);
    blocks.push(
      `<script type="application/ld+json" nonce="${nonce}">${json.replaceAll('<', String.raw`\u003c`)}</script>`,
    );
    return '';
  });
  return Buffer.concat([html.subarray(0, first), Buffer.from(rest + blocks.join('')), html.subarray(end)]);
}
