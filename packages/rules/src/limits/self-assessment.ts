/**
 * The nine questions of the Problem Gambling Severity Index (Ferris and Wynne, 2001), each about the last twelve months.
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

/** What each question may be answered with; the place in the list is its points, 0 to 3. */
export const frequencies = ['never', 'sometimes', 'mostly', 'always'] as const;
export type Frequency = (typeof frequencies)[number];

/** Where a score stands: 0; 1 and 2; 3 to 7; 8 and more. */
export type RiskBand = 'none' | 'low' | 'moderate' | 'high';

export interface SelfAssessment {
  /** 0 to 27 points. */
  readonly score: number;
  readonly band: RiskBand;
}

export const highestScore = questions.length * (frequencies.length - 1);

const pointsOf = (answer: string): number => frequencies.findIndex(one => one === answer);

/** The questions that have no valid answer yet, in their order. */
export const unanswered = (answers: Readonly<Record<Question, string>>): readonly Question[] =>
  questions.filter(question => pointsOf(answers[question]) < 0);

/** Null while a question has no valid answer: a part of the questions says nothing. */
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
