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

const SIZE_CLASS = { s: 'button--small', l: 'button--large' };

export function buttonClass({ variant = 'secondary', size, block }: ButtonLook): string {
  return classNames(
    'button',
    variant !== 'secondary' && `button--${variant}`,
    size && SIZE_CLASS[size],
    block && 'button--block',
  );
}
