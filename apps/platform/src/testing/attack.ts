/** Searches for strings that make a regular expression slow, by repeating pieces built from the expression itself. */

/** A sample character of each kind. */
const kinds = ['a', '0', ' ', 'é', '\n'];
const namedMax = 10;
const after = '\u0001';

/**
 * Matches one part of a regular expression's source: a class, an escape, a group opening, a quantifier or a single
 * character.
 */
const parts =
  /\\[pPu]\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?(?:<?[:=!]|<\w+>)|[*+?]\??|\{\d+(?:,\d*)?\}\??|[^]/giu;

/** Returns the characters that a part names by their code, such as `\u{1F3F4}`. */
const numbered = (part: string): string[] =>
  [...part.matchAll(/\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2}))/gi)].map(([, ...digits]) =>
    String.fromCodePoint(Number.parseInt(digits.find(found => found !== undefined) ?? '', 16)),
  );

/** Returns a character that a part matches, or `null` if the part is only structural. */
function letterOf(part: string, flags: string): string | null {
  if (/^(?:\(.*|[)|^$*+?]\??|\{\d.*|\\[bB])$/su.test(part)) return null;
  const one = new RegExp(`^(?:${part})$`, flags.replaceAll(/[gy]/g, ''));
  const literal = part.length === 2 && part.startsWith('\\') ? part.charAt(1) : part;
  return [literal, ...numbered(part), ...kinds, '-', '"', '\u0007'].find(letter => one.test(letter)) ?? null;
}

interface Makings {
  /** The characters that the expression contains, plus one of each kind. */
  readonly letters: readonly string[];
  /** Strings that match increasingly long prefixes of the expression. */
  readonly beginnings: readonly string[];
}

function makingsOf({ source, flags }: RegExp): Makings {
  const named = new Set<string>();
  const beginnings = [''];
  for (const [part] of source.matchAll(parts)) {
    const repeated = /^\{(\d+)/.exec(part)?.[1];
    const whole = beginnings.at(-1) ?? '';
    const letter = letterOf(part, flags);
    if (letter !== null) beginnings.push(whole + letter);
    else if (repeated !== undefined)
      beginnings.push(whole + (Array.from(whole).at(-1) ?? '').repeat(Math.max(0, Number(repeated) - 1)));
    if (letter !== null && named.size < namedMax) named.add(letter);
  }
  return { letters: [...new Set([...named, ...kinds])], beginnings };
}

/** Measures how many milliseconds an expression takes to search a string from every position, as its callers do. */
function timeOf(regex: RegExp, text: string): number {
  const all = new RegExp(regex.source, [...new Set([...regex.flags.replace('y', ''), 'g'])].join(''));
  const begun = performance.now();
  Array.from(text.matchAll(all));
  return performance.now() - begun;
}

const leastOf = (count: number, measure: () => number): number =>
  Math.min(...Array.from({ length: count }, () => measure()));

/**
 * Lengths of the short strings. A short string takes no measurable time unless the cost is exponential. The length
 * grows step by step, because an exponential search of a long string would never end.
 */
const shortTimes = [14, 18, 22, 26, 32, 40, 50, 62, 78, 98];
const shortMs = 5;
/** Length that is long enough to reveal quadratic cost, and short enough to try a thousand strings. */
const firstTimes = 1_500;
const firstMs = 1;
/**
 * Length of the long strings. For a string four times as long, linear cost grows 4 times and quadratic cost 16 times.
 */
const longTimes = 4_000;
const growthMax = 9;
const noticedMs = 8;
/**
 * Number of repetitions in which an expression must be slow. A busy machine can make anything slow for a moment, but
 * the repetitions outlast such a moment.
 */
const confirmationsOfDoubt = 25;

function isSlowOn(regex: RegExp, start: string, piece: string, confirmations: number): boolean {
  const text = (times: number) => start + piece.repeat(times) + after;
  const time = (times: number, tries: number) => leastOf(tries, () => timeOf(regex, text(times)));
  const always = (slow: () => boolean) => Array.from({ length: confirmations }).every(slow);
  if (shortTimes.some(times => always(() => time(times, 1) > shortMs))) return true;
  if (time(firstTimes, 1) < firstMs || time(firstTimes, 2) < firstMs) return false;
  return always(() => {
    const long = time(longTimes, 3);
    return long > noticedMs && long > growthMax * time(longTimes / 4, 3);
  });
}

/**
 * Returns a string whose repeated piece costs more than linear time, or `null` if none is found. `confirmations` is
 * how many times it must be slow; fewer are enough for an expression that is already known to be slow.
 */
export function attackOn(regex: RegExp, confirmations = confirmationsOfDoubt): string | null {
  const { letters, beginnings } = makingsOf(regex);
  const whole = beginnings.at(-1) ?? '';
  const pairs = letters.flatMap(one => letters.map(other => one + other));
  const attacks = [
    ...['', beginnings[1] ?? ''].flatMap(start => [...letters, ...pairs].map(piece => [start, piece] as const)),
    ...beginnings.flatMap(start => letters.map(piece => [start, piece] as const)),
    ...beginnings.filter(piece => piece !== '').map(piece => ['', piece] as const),
    ...letters.map(piece => [whole, piece] as const),
  ];
  const found = attacks.find(([start, piece]) => isSlowOn(regex, start, piece, confirmations));
  return found === undefined ? null : found.join('');
}
