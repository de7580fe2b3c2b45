export const questSizes = ['xs', 's', 'm', 'robot-s', 'robot-m'] as const;
export type QuestSize = (typeof questSizes)[number];

/** The parts of a quest's `frontend_identifier` [PQUEST-005]. */
export interface QuestIdentifier {
  /** What the item is: `quest`, `achievement`, `action` or another type of competition [PTOUR-002]. */
  readonly prefix: string;
  readonly questSize: QuestSize;
  readonly questSlug: string;
}

const separator = '--';
const isSize = (text: string): text is QuestSize => questSizes.some(size => size === text);

/**
 * Parses `prefix--size--slug`. With two parts, the second is the slug. A size that is missing or unknown is `m`
 * [PQUEST-007]. Without a separator there is no prefix, and the whole identifier is the slug.
 */
export function parseQuestIdentifier(identifier: string): QuestIdentifier {
  const [first = '', second, ...rest] = identifier.split(separator);
  if (second === undefined) return { prefix: '', questSize: 'm', questSlug: first };
  if (rest.length === 0) return { prefix: first, questSize: 'm', questSlug: second };
  return { prefix: first, questSize: isSize(second) ? second : 'm', questSlug: rest.join(separator) };
}
