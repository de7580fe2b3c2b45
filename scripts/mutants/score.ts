/** The part of Stryker's report that is used here. Stryker's incremental file has the same format. */
export interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly ReportedMutant[] }>>;
}

interface ReportedMutant {
  readonly status: string;
  readonly replacement: string;
  /** Whether the mutated code runs only while its file loads, so that it is not known which tests cover it. */
  readonly static?: boolean;
  readonly location: { readonly start: Place; readonly end: Place };
}

/** A position whose line and column are counted from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** A change to the sources, identified by its text, so that it is found again if its line moves. */
export interface Change {
  readonly file: string;
  /** The line in which the change begins, without indentation. */
  readonly line: string;
  /** The original text, as far as it is in that line. `to` is its replacement. */
  readonly from: string;
  readonly to: string;
}

export interface Living extends Change {
  readonly lineNumber: number;
}

/** A mutant that is allowed to survive, because no test can or should detect it. */
export interface Accepted extends Change {
  readonly reason: string;
}

export interface Score {
  readonly killed: number;
  readonly accepted: number;
  readonly living: number;
  /** Number of mutants that ran, excluding ignored kinds and mutants with which a file could not even be loaded. */
  readonly all: number;
}

const counts = new Set(['Killed', 'Timeout', 'Survived', 'NoCoverage']);
const killed = new Set(['Killed', 'Timeout']);

/** Evaluates a report. `unused` lists accepted mutants in measured files that no longer survive. */
export function judge(
  report: Report,
  accepted: readonly Accepted[],
): { score: Score; living: Living[]; unused: Accepted[] } {
  const mutants = Object.values(report.files).flatMap(file => file.mutants.filter(({ status }) => counts.has(status)));
  const alive = Object.entries(report.files).flatMap(([file, { source, mutants: all }]) =>
    all.filter(({ status }) => counts.has(status) && !killed.has(status)).map(mutant => livingOf(file, source, mutant)),
  );
  const named = new Set(accepted.map(key));
  const living = alive.filter(mutant => !named.has(key(mutant)));
  const found = new Set(alive.map(key));
  return {
    score: {
      killed: mutants.length - alive.length,
      accepted: alive.length - living.length,
      living: living.length,
      all: mutants.length,
    },
    living,
    unused: accepted.filter(entry => entry.file in report.files && !found.has(key(entry))),
  };
}

/**
 * The report without surviving static mutants. An incremental run then tries them again. Otherwise it would not
 * notice that a new test covers one of them.
 */
export const withoutLivingStatic = <R extends Report>(report: R): R => ({
  ...report,
  files: Object.fromEntries(
    Object.entries(report.files).map(([file, { mutants, ...of }]) => [
      file,
      { ...of, mutants: mutants.filter(mutant => mutant.static !== true || mutant.status !== 'Survived') },
    ]),
  ),
});

function livingOf(file: string, source: string, { replacement, location }: ReportedMutant): Living {
  const { start, end } = location;
  const text = source.split('\n')[start.line - 1] ?? '';
  const from = text.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined);
  return { file, lineNumber: start.line, line: text.trim(), from, to: replacement };
}

const key = ({ file, line, from, to }: Change): string => JSON.stringify([file, line, from, to]);

/**
 * Percentage of killed mutants, excluding accepted ones. It is rounded down, so that a floor is never reached through
 * rounding.
 */
export const percent = ({ killed: of, all }: Score): number => (all === 0 ? 100 : Math.floor((of / all) * 1000) / 10);

export const sumOf = (scores: readonly Score[]): Score =>
  scores.reduce(
    (sum, score) => ({
      killed: sum.killed + score.killed,
      accepted: sum.accepted + score.accepted,
      living: sum.living + score.living,
      all: sum.all + score.all,
    }),
    { killed: 0, accepted: 0, living: 0, all: 0 },
  );

export const scoreText = (name: string, score: Score): string =>
  `${name}: ${score.killed} killed, ${score.accepted} accepted and ${score.living} survived of ${score.all}, ${percent(score)} %`;
