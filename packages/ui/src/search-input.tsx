import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { SearchIcon } from './icons.tsx';

export type SearchInputProps = ComponentPropsWithRef<'input'> & {
  /** Accessible name of the field. */
  label: string;
  /** A button that clears the field. */
  action?: ReactNode;
};

/** A search field. It shows a magnifier instead of a visible label. */
export function SearchInput({ label, action, ...input }: SearchInputProps): ReactElement {
  return (
    <label className="input">
      <SearchIcon />
      <span className="visually-hidden">{label}</span>
      <input {...input} />
      {action}
    </label>
  );
}
