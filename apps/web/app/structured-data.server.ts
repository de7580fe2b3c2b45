const carried = /<meta name="structured-data" content="([^"]*)"\s*\/?>/g;
const characters: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/**
 * Makes a block of data of what a page's head carries for search engines. The block is no script and runs nothing; it has
 * the nonce all the same, so that the policy names every element of its name [A2]. No text in it can end it.
 */
export const withStructuredData = (html: string, nonce: string): string =>
  html.replaceAll(carried, (_tag, content: string) => {
    const json = content.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, entity => characters[entity] ?? entity);
    return `<script type="application/ld+json" nonce="${nonce}">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
  });
