/**
 * The nine questions of the Problem Gambling Severity Index (Ferris and Wynne, 2001) about the last twelve months.
 */
export const questions = [
  'afford',
  'excitement',
  'chasing',
  'borrowing',
  'worry',
  'health',
  'criticism',
  'finances',
  'guilt',
] as const;
export type Question = (typeof questions)[number];

/** Possible answers to each question. The index of an answer in this list is its number of points, 0 to 3. */
export const frequencies = ['never', 'sometimes', 'mostly', 'always'] as const;
export type Frequency = (typeof frequencies)[number];

/** Risk band of a score: 0; 1 to 2; 3 to 7; 8 or more. */
export type RiskBand = 'none' | 'low' | 'moderate' | 'high';

export interface SelfAssessment {
  /** From 0 to 27 points. */
  readonly score: number;
  readonly band: RiskBand;
}

export const highestScore = questions.length * (frequencies.length - 1);

const pointsOf = (answer: string): number => frequencies.findIndex(one => one === answer);

/** Questions without a valid answer, in order. */
export const unanswered = (answers: Readonly<Record<Question, string>>): readonly Question[] =>
  questions.filter(question => pointsOf(answers[question]) < 0);

/**
 * Computes the result. Returns `null` until every question has a valid answer, because a partial result is
 * meaningless.
 */
export function selfAssessment(answers: Readonly<Record<Question, string>>): SelfAssessment | null {
  if (unanswered(answers).length > 0) return null;
  const score = questions.reduce((sum, question) => sum + pointsOf(answers[question]), 0);
  return { score, band: bandOf(score) };
}

function bandOf(score: number): RiskBand {
  if (score === 0) return 'none';
  if (score <= 2) return 'low';
  return score <= 7 ? 'moderate' : 'high';
}
