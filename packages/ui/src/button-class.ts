import { classNames } from './class-names.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'outline' | 'ghost' | 'reward' | 'danger' | 'media';

export type ButtonLook = {
  /** Visual style; `secondary` by default. */
  variant?: ButtonVariant | undefined;
  /** Makes the button 36 or 52 px high instead of 44 px. */
  size?: 's' | 'l' | undefined;
  /** Whether the button is as wide as its container. */
  block?: boolean | undefined;
};

export function buttonClass({ variant = 'secondary', size, block }: ButtonLook): string {
  return classNames('btn', variant !== 'secondary' && `btn--${variant}`, size && `btn--${size}`, block && 'btn--block');
}
