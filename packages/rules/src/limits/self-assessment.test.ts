import { expect, it } from 'vitest';
import { frequencies, questions, selfAssessment, unanswered, type Question } from './self-assessment.ts';

type Answers = Record<Question, string>;

/** Builds answers from their points, in the order of the questions. */
const answered = (points: readonly number[]): Answers =>
  Object.fromEntries(questions.map((question, at) => [question, frequencies[points[at] ?? -1] ?? ''])) as Answers;

/** Nine points that add up to a sum, with the highest points first. */
const pointsOf = (sum: number): number[] => questions.map((_, at) => Math.min(3, Math.max(0, sum - at * 3)));

const bands = [
  ['none', 0, 0],
  ['low', 1, 2],
  ['moderate', 3, 7],
  ['high', 8, 27],
] as const;

const sums = bands.flatMap(([band, first, last]) =>
  Array.from({ length: last - first + 1 }, (_, at) => [first + at, band] as const),
);

it('every self-assessment score from 0 to 27 has a risk band', () => {
  expect(sums.map(([sum]) => sum)).toEqual(Array.from({ length: 28 }, (_, sum) => sum));
});

it.each(sums)(
  'a self-assessment score of %i is in the band %s, whichever questions the points come from',
  (score, band) => {
    const points = pointsOf(score);
    expect(selfAssessment(answered(points))).toEqual({ score, band });
    expect(selfAssessment(answered(points.toReversed()))).toEqual({ score, band });
  },
);

it.each(questions.map((question, at) => [question, at] as const))(
  'the self-assessment question %s scores by frequency',
  (_, at) => {
    for (const [points, answer] of ['never', 'sometimes', 'mostly', 'always'].entries()) {
      const answers = { ...answered(questions.map(() => 0)), [questions[at] ?? '']: answer };
      expect(selfAssessment(answers)?.score).toBe(points);
    }
  },
);

it.each(['', 'rarely', '0', 'constructor'])(
  'treats the self-assessment answer %j as missing and returns no result',
  odd => {
    const answers = { ...answered(questions.map(() => 1)), chasing: odd, guilt: odd };
    expect(unanswered(answers)).toEqual(['chasing', 'guilt']);
    expect(selfAssessment(answers)).toBeNull();
  },
);
