import { telemetryCalls } from '../calls/tables/telemetry-calls.ts';

/** Who found an error in a field: the page's own check, or the platform. */
export type Side = 'client' | 'server';

/**
 * Reports which fields have validation errors, each with its first message [CALL-085], but never the entered values.
 * The names of the form's fields identify the form. Never throws.
 */
export function reportValidation(
  side: Side,
  fields: readonly string[],
  wrong: Readonly<Record<string, unknown>>,
): void {
  const errors = Object.entries(wrong).map(([key, message]) => ({ key, message: String(message).slice(0, 200) }));
  const component = fields.join(' ').slice(0, 200);
  void telemetryCalls.reportValidation({ body: { side, component, errors } }).catch(() => undefined);
}
