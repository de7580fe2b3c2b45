/** The part of Stryker's report that is read here (its incremental file is one). */
export interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly ReportedMutant[] }>>;
}

interface ReportedMutant {
  readonly status: string;
  readonly replacement: string;
  /** Runs only while its file is loaded: no test is known to cover it. */
  readonly static?: boolean;
  readonly location: { readonly start: Place; readonly end: Place };
}

/** Lines and columns count from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** A change to the sources. By its texts it is known again wherever its line has gone. */
export interface Change {
  readonly file: string;
  /** The line it begins in, without indentation. */
  readonly line: string;
  /** What was there, as far as it stands in that line, and what came for it. */
  readonly from: string;
  readonly to: string;
}

export interface Living extends Change {
  readonly lineNumber: number;
}

/** A mutant that may live, since no test could tell it, or should. */
export interface Accepted extends Change {
  readonly reason: string;
}

export interface Score {
  readonly killed: number;
  readonly accepted: number;
  readonly living: number;
  /** All of them; the mutants that no file could even be loaded with are left out, as are excluded kinds. */
  readonly all: number;
}

const counts = new Set(['Killed', 'Timeout', 'Survived', 'NoCoverage']);
const killed = new Set(['Killed', 'Timeout']);

/** What a report comes to: `unused` of the accepted ones are about a file of it and about none of its living mutants. */
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
 * The report without the static mutants that live: an incremental run tries again what it does not know, and would not
 * see that a new test looks at one of them.
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

/** Accepted mutants are not counted as killed. Rounded down, so that a floor is not reached by rounding. */
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
  `${name}: killed ${score.killed} · accepted ${score.accepted} · living ${score.living} of ${score.all}, ${percent(score)} %`;
