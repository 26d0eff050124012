import { useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { safeRedirect } from '#core/web/session/redirect.ts';

interface Props {
  /** A path of ours, which the server gives. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const isPlainClick = (event: React.MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link to what an item or a block is about. */
export function SpotlightLink({ to, className, children }: Props) {
  const navigate = useNavigate();
  return (
    <a
      href={to}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void navigate({ href: safeRedirect(to) });
      }}
      className={clsx('inline-block min-h-6', className)}
    >
      {children}
    </a>
  );
}
