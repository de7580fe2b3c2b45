/**
 * A minimal hand-written page for the first `count` pictures of `html`: a heading and a grid, with inline styles. The
 * pictures keep their sizes, sources and priorities. Throws if there are fewer pictures.
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
