/** Finds what makes a regular expression slow: texts that repeat a piece, made from what the expression is made of. */

/** Letters that stand for their kind. */
const kinds = ['a', '0', ' ', 'é', '\n'];
const namedMax = 10;
const after = '\u0001';

/** The parts an expression is written in: a class, an escape, a group's opening, a repetition, or one character. */
const parts = /\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?(?:<?[:=!]|<\w+>)|[*+?]\??|\{\d+(?:,\d*)?\}\??|[^]/gu;

/** A character that a part stands for; null for one that only builds. */
function letterOf(part: string, flags: string): string | null {
  if (/^(?:\(.*|[)|^$*+?]\??|\{\d.*|\\[bB])$/su.test(part)) return null;
  const one = new RegExp(`^(?:${part})$`, flags.replaceAll(/[gy]/g, ''));
  const literal = part.length === 2 && part.startsWith('\\') ? part.charAt(1) : part;
  return [literal, ...kinds, '-', '"', '\u0007'].find(letter => one.test(letter)) ?? null;
}

interface Makings {
  /** The characters it names, and one of each kind. */
  readonly letters: readonly string[];
  /** Texts that match more and more of it from its beginning. */
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
    else if (repeated !== undefined) beginnings.push(whole + whole.slice(-1).repeat(Math.max(0, Number(repeated) - 1)));
    if (letter !== null && named.size < namedMax) named.add(letter);
  }
  return { letters: [...new Set([...named, ...kinds])], beginnings };
}

/** Runs an expression over a text as its users do, from every place where it could begin. Answers milliseconds. */
function timeOf(regex: RegExp, text: string): number {
  const all = new RegExp(regex.source, [...new Set([...regex.flags.replace('y', ''), 'g'])].join(''));
  const begun = performance.now();
  Array.from(text.matchAll(all));
  return performance.now() - begun;
}

const leastOf = (count: number, measure: () => number): number =>
  Math.min(...Array.from({ length: count }, () => measure()));

/**
 * A short text takes no time at all, unless each letter more multiplies it. Such a text is made longer step by step: a
 * long one would never end.
 */
const shortTimes = [14, 18, 22, 26, 32, 40, 50, 62, 78, 98];
const shortMs = 5;
/** Long enough for a square to show, and short enough for a thousand texts. */
const firstTimes = 1_500;
const firstMs = 1;
/** What grows as the text does takes four times as long; what grows as its square, sixteen. */
const longTimes = 4_000;
const growthMax = 9;
const noticedMs = 8;
/** A busy machine makes anything slow for a moment: what is slow is slow at every one of these, and a moment passes. */
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
 * A piece whose repetition costs more than its length, or null. `confirmations`: how often it has to be slow; fewer where
 * it is known to be.
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
