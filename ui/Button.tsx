import { clsx } from 'clsx';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { buttonClasses, type ButtonSize, type ButtonVariant } from './button-classes.ts';

export interface ButtonProps extends Omit<AriaButtonProps, 'className'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly className?: string;
}

export function Button({ variant = 'plain', size = 'medium', className, ...rest }: ButtonProps) {
  return <AriaButton {...rest} className={clsx(buttonClasses(variant, size), className)} />;
}
