export interface PageDetails {
  locale: string | null;
  updatedOn: string | null;
  sections: { id: string; title: string }[];
}

/**
 * Reads the page details from `blocks.json`. Another platform could send anything here, so fields with an unexpected
 * shape are left out.
 */
export function readDetails(json: unknown): PageDetails {
  const { locale, updated_on, sections } = isRecord(json) ? json : {};
  return {
    locale: typeof locale === 'string' ? locale : null,
    updatedOn: typeof updated_on === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(updated_on) ? updated_on : null,
    sections: Array.isArray(sections) ? sections.flatMap(section => readSection(section)) : [],
  };
}

function readSection(section: unknown): { id: string; title: string }[] {
  if (!isRecord(section)) return [];
  const { id, title } = section;
  return typeof id === 'string' && typeof title === 'string' ? [{ id, title }] : [];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
