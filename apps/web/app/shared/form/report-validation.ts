import { telemetryCalls } from '../calls/tables/telemetry-calls.ts';

/** Who found a field wrong: the page's own check, or the platform. */
export type Side = 'client' | 'server';

/**
 * Which fields a form refused, each with its first message (CALL-085); never what was entered. A form is known by the
 * names of its fields.
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
