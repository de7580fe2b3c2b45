/**
 * A page as one would write by hand for the same pictures: a heading and a grid, its styles in the head, nothing else.
 * Takes the first pictures of a page, with their own sizes, sources and priorities. Throws where the page has fewer.
 */
export function picturesPage(html: string, count: number): string {
  const pictures = (html.match(/<img\b[^>]*>/g) ?? []).slice(0, count);
  if (pictures.length < count) throw new Error(`the page has ${pictures.length} pictures, not ${count}`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Games</title>
<meta name="description" content="Games"><meta name="viewport" content="width=device-width,initial-scale=1">
<style>body{margin:0;background:#0d0b1e;color:#fff;font:16px system-ui}h1{margin:16px}
div{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:12px;padding:0 16px}
a{display:block;aspect-ratio:3/4;overflow:hidden;border-radius:12px;background:#221d3d}
img{width:100%;height:100%;object-fit:cover}</style></head>
<body><h1>Games</h1><div>${pictures.map((picture, at) => `<a href="/${at}">${picture}</a>`).join('')}</div></body></html>`;
}
