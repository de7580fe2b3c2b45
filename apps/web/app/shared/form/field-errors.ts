export type NameOf<V> = keyof V & string;

/** Errors by field name. Each error is a message key, or another code for which the form has a text. */
export type FieldErrors<V> = { [K in NameOf<V>]?: string | null | undefined };

/** Keeps only the fields that have an error. */
export const onlyWrong = <V>(errors: FieldErrors<V>): FieldErrors<V> =>
  Object.fromEntries(Object.entries(errors).filter(([, key]) => Boolean(key))) as FieldErrors<V>;
