import { classNames } from './class-names.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'outline' | 'ghost' | 'reward' | 'danger' | 'media';

export type ButtonLook = {
  /** `secondary` when left out. */
  variant?: ButtonVariant | undefined;
  /** 36 or 52 px high instead of 44. */
  size?: 's' | 'l' | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
};

export function buttonClass({ variant = 'secondary', size, block }: ButtonLook): string {
  return classNames('btn', variant !== 'secondary' && `btn--${variant}`, size && `btn--${size}`, block && 'btn--block');
}
