import { withSlashes } from './birthday-typing.ts';

/**
 * The fields of a form that hold something else than is known of them: what was entered or filled in before the page's
 * script was there. React tells of later changes only, and would empty such a field at its next render. A birthday that the
 * browser filled in comes as DD/MM/YYYY, as it does when it is typed (VALID-030).
 */
export function typedIn<V extends { [K in keyof V]: string | boolean }>(form: HTMLFormElement, known: V): Partial<V> {
  const typed: Record<string, string | boolean> = {};
  for (const [name, value] of Object.entries<string | boolean>(known)) {
    const field = form.elements.namedItem(name);
    const held =
      field instanceof HTMLInputElement && field.type === 'checkbox'
        ? field.checked
        : field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof RadioNodeList
          ? field.value
          : value;
    if (held !== value)
      typed[name] = typeof held === 'string' && name === 'date_of_birth' ? withSlashes(held, '') : held;
  }
  return typed as Partial<V>;
}
