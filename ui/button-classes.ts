import { clsx } from 'clsx';

/**
 * `primary`: the main action. `plain`: others. `quiet`: in a row or a bar, no border. `danger`: deletes,
 * or cannot be undone.
 */
export type ButtonVariant = 'primary' | 'plain' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large' | 'icon';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover data-[pressed]:bg-accent-hover',
  danger: 'bg-bad text-raised hover:bg-bad-ink data-[pressed]:bg-bad-ink',
  plain:
    'border border-line-strong bg-raised text-ink shadow-card hover:bg-hover data-[pressed]:bg-press',
  quiet: 'text-ink-2 hover:bg-hover hover:text-ink data-[pressed]:bg-press',
};

const sizes: Record<ButtonSize, string> = {
  small: 'h-7 px-2 text-control pointer-coarse:h-9',
  medium: 'h-8 px-3 text-control pointer-coarse:h-10',
  large: 'h-10 px-4 text-body',
  icon: 'size-8 pointer-coarse:size-10',
};

/** The classes of a button, for buttons and for links that look like one. */
export const buttonClasses = (variant: ButtonVariant, size: ButtonSize): string =>
  clsx(
    'inline-flex shrink-0 cursor-pointer items-center justify-center gap-1.5 rounded-control font-medium whitespace-nowrap transition-colors',
    'disabled:cursor-default disabled:opacity-50 data-[disabled]:cursor-default data-[disabled]:opacity-50',
    variants[variant],
    sizes[size],
  );
