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
 * Turns the structured data in a page's head into data blocks for search engines. A data block runs nothing, but has
 * the nonce so that the content security policy covers every `<script>` element [A2]. The text is escaped, so that it
 * cannot close the block early. The blocks are at the end of the head, because React would mistake a block before the
 * head's own scripts for the first of those scripts.
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
