/** Longer than any text is meant to be: it must wrap or be cut without pushing anything out of its box. */
export const longText =
  'Identitätsüberprüfungsbestätigung wird noch einmal angefordert und anschließend weitergeleitet';
