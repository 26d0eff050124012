import { clsx } from 'clsx';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look.ts';

export interface ButtonProps extends Omit<AriaButtonProps, 'className'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly className?: string;
}

export function Button({ variant = 'plain', size = 'medium', className, ...rest }: ButtonProps) {
  return <AriaButton {...rest} className={clsx(buttonLook(variant, size), className)} />;
}
