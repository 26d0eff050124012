import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

interface Props {
  /** A path of this app, with its query. */
  readonly path: string;
  readonly children: ReactNode;
}

const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;

/** A link to a stored path of the app, which no route is known of. */
export function PathLink({ path, children }: Props) {
  const { history } = useRouter();
  return (
    <a
      href={path}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        history.push(path);
      }}
      className="inline-flex min-h-6 items-center text-accent-ink underline underline-offset-2"
    >
      {children}
    </a>
  );
}
