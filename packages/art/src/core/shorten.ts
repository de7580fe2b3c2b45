/** Shortens numbers and removes spaces without changing the picture visibly. */
export const shorten = (svg: string): string =>
  svg
    // Opacity set on the paint of a single shape needs no offscreen layer, so it renders faster than group opacity.
    .replace(/<(?:path|circle|ellipse|rect|polygon)\b[^>]* opacity="[^>]*>/g, tag =>
      tag.replace(/ opacity="([^"]*)"/, (_, o: string) =>
        /fill="none"/.test(tag)
          ? ` stroke-opacity="${o}"`
          : / stroke="(?!none)/.test(tag)
            ? ` fill-opacity="${o}" stroke-opacity="${o}"`
            : ` fill-opacity="${o}"`,
      ),
    )
    .replace(/ stroke-linejoin="round"(?=[^>]*?\/>)/g, '')
    .replace(
      / d="([^"]+)"/g,
      (_, d: string) =>
        ` d="${d
          .replace(/\s*([a-zA-Z])\s*/g, '$1')
          .replace(/[ ,]-/g, '-')
          .replace(/(?<![\d.])0\.(\d)/g, '.$1')
          .replace(/ {2,}/g, ' ')}"`,
    )
    .replace(/\d*\.\d{3,}/g, n => String(Math.round(Number(n) * 100) / 100))
    .replace(/(?<![\d.#\w])0\.(\d)/g, '.$1')
    .replace(/#([\da-f])\1([\da-f])\2([\da-f])\3(?=")/g, '#$1$2$3')
    .replace(/ +\/>/g, '/>')
    .replace(/ {2,}/g, ' ')
    .replace(/<defs><\/defs>/, '');
