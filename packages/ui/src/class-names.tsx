/** Joins the class names that are truthy: `classNames('button', block && 'button--block')`. */
export function classNames(...names: Array<string | false | null | undefined>): string {
  return names.filter(Boolean).join(' ');
}
