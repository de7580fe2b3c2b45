/** Typesetting parameters of a typeface. */
export interface FaceStyle {
  /** Maximum size in units, so that the typeface keeps its character. */
  readonly max: number;
  /** Whether titles are set in capitals. */
  readonly upper?: boolean;
  /** Additional space between letters, as a fraction of the size. */
  readonly track?: number;
  /** Space between lines, in units. */
  readonly gap?: number;
}

interface FaceFile extends FaceStyle {
  /** Name of the package under @fontsource, and of the file in it. */
  readonly family: string;
  readonly file: string;
}

/** Open-licence display typefaces for titles (SIL Open Font License or Apache 2.0). */
export const faces: Readonly<Record<string, FaceFile>> = {
  archivo: { family: 'archivo-black', file: 'archivo-black-latin-400-normal', upper: true, track: -0.01, max: 60 },
  anton: { family: 'anton', file: 'anton-latin-400-normal', upper: true, track: 0.015, max: 74, gap: 9 },
  cinzel: { family: 'cinzel', file: 'cinzel-latin-900-normal', upper: true, track: 0.01, max: 58 },
  unbounded: { family: 'unbounded', file: 'unbounded-latin-800-normal', upper: true, max: 46 },
  fraunces: { family: 'fraunces', file: 'fraunces-latin-900-normal', max: 64 },
  fredoka: { family: 'fredoka', file: 'fredoka-latin-700-normal', upper: true, max: 64 },
  limelight: { family: 'limelight', file: 'limelight-latin-400-normal', max: 60 },
  rye: { family: 'rye', file: 'rye-latin-400-normal', upper: true, max: 54 },
  lilita: { family: 'lilita-one', file: 'lilita-one-latin-400-normal', upper: true, max: 68 },
  bebas: { family: 'bebas-neue', file: 'bebas-neue-latin-400-normal', upper: true, track: 0.03, max: 84, gap: 9 },
  bungee: { family: 'bungee', file: 'bungee-latin-400-normal', upper: true, max: 50 },
  righteous: { family: 'righteous', file: 'righteous-latin-400-normal', max: 62 },
  abril: { family: 'abril-fatface', file: 'abril-fatface-latin-400-normal', max: 64 },
  playfair: { family: 'playfair-display', file: 'playfair-display-latin-900-normal', max: 62 },
  passion: { family: 'passion-one', file: 'passion-one-latin-700-normal', upper: true, max: 76 },
  cinzelDeco: { family: 'cinzel-decorative', file: 'cinzel-decorative-latin-900-normal', max: 54 },
  audiowide: { family: 'audiowide', file: 'audiowide-latin-400-normal', upper: true, max: 50 },
  orbitron: { family: 'orbitron', file: 'orbitron-latin-900-normal', upper: true, max: 50 },
  bowlby: { family: 'bowlby-one', file: 'bowlby-one-latin-400-normal', upper: true, max: 52 },
  alfa: { family: 'alfa-slab-one', file: 'alfa-slab-one-latin-400-normal', max: 56 },
  titan: { family: 'titan-one', file: 'titan-one-latin-400-normal', upper: true, max: 58 },
  oswald: { family: 'oswald', file: 'oswald-latin-700-normal', upper: true, track: 0.02, max: 70, gap: 9 },
  teko: { family: 'teko', file: 'teko-latin-700-normal', upper: true, track: 0.02, max: 92 },
  russo: { family: 'russo-one', file: 'russo-one-latin-400-normal', upper: true, max: 56 },
  yeseva: { family: 'yeseva-one', file: 'yeseva-one-latin-400-normal', max: 62 },
  metamorphous: { family: 'metamorphous', file: 'metamorphous-latin-400-normal', max: 52 },
  almendra: { family: 'almendra', file: 'almendra-latin-700-normal', max: 68 },
  uncial: { family: 'uncial-antiqua', file: 'uncial-antiqua-latin-400-normal', max: 56 },
  rammetto: { family: 'rammetto-one', file: 'rammetto-one-latin-400-normal', max: 52 },
  shrikhand: { family: 'shrikhand', file: 'shrikhand-latin-400-normal', max: 62 },
  lobster: { family: 'lobster', file: 'lobster-latin-400-normal', max: 70 },
  sancreek: { family: 'sancreek', file: 'sancreek-latin-400-normal', upper: true, max: 60 },
  ultra: { family: 'ultra', file: 'ultra-latin-400-normal', max: 50 },
  chango: { family: 'chango', file: 'chango-latin-400-normal', max: 48 },
  racing: { family: 'racing-sans-one', file: 'racing-sans-one-latin-400-normal', upper: true, max: 66 },
  staatliches: { family: 'staatliches', file: 'staatliches-latin-400-normal', upper: true, max: 78 },
  germania: { family: 'germania-one', file: 'germania-one-latin-400-normal', upper: true, max: 72 },
  blackOps: { family: 'black-ops-one', file: 'black-ops-one-latin-400-normal', upper: true, max: 54 },
};
