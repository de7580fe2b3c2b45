const widths = [192, 288, 384];

/**
 * Picture widths for the number of tiles in view: 2.4 in a phone's rail, 3 in its grids, 5 from 768 px, 7 from 1280
 * px (visual-language §4).
 */
const sizes = {
  rail: '(min-width:1280px) 182px, (min-width:768px) 168px, 138px',
  grid: '(min-width:1280px) 182px, (min-width:768px) 18vw, 30vw',
};

interface GamePictureProps {
  /** Address of the picture without its width and extension. */
  preview: string;
  /** Colour that is shown until the picture has loaded. */
  tint?: string;
  layout: keyof typeof sizes;
  /** Whether the picture is on the first screen, so that it is loaded before lazy pictures. */
  early: boolean;
}

/**
 * The portrait picture. Its tint is shown until it has loaded; the tile's box has its final height from the start.
 * React preloads an eager picture unless it is in `<picture>`. A preload would be useless here: it would always fetch
 * the ideal size, while the element uses a larger picture that the browser already has in its cache.
 */
export function GamePicture({ preview, tint, layout, early }: GamePictureProps) {
  const picture = (
    <img
      src={`${preview}-288.webp`}
      srcSet={widths.map(width => `${preview}-${width}.webp ${width}w`).join(', ')}
      sizes={sizes[layout]}
      width={288}
      height={384}
      alt=""
      loading={early ? 'eager' : 'lazy'}
      fetchPriority={early ? 'high' : 'auto'}
      decoding="async"
      style={tint === undefined ? undefined : { backgroundColor: tint }}
    />
  );
  return early ? <picture>{picture}</picture> : picture;
}
