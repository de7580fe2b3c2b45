/** Longer than all real texts. It must wrap or be truncated without pushing other content out of its box. */
export const longText =
  'Identitätsüberprüfungsbestätigung wird noch einmal angefordert und anschließend weitergeleitet';
