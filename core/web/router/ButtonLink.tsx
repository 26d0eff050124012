import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { buttonClasses, type ButtonSize, type ButtonVariant } from '#ui/button-classes.ts';

interface Props extends Omit<ComponentProps<'a'>, 'className'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

function Anchor({ variant = 'plain', size = 'medium', children, ...rest }: Props) {
  return (
    <a {...rest} className={buttonClasses(variant, size)}>
      {children}
    </a>
  );
}

/** A link to a screen that looks like a button. */
export const ButtonLink = createLink(Anchor);
