import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { needWords, useSubmissionsInNeed } from './use-needs-you.ts';

interface Props {
  readonly opportunityId: string;
  /** The view of the list that it opens; the table without it. */
  readonly view?: 'table' | 'board' | undefined;
  readonly className?: string;
  /** What stands between it and what follows. */
  readonly after?: ReactNode;
}

/** "3 need you", which opens exactly those. Nothing where none does. */
export function NeedYouLink({ opportunityId, view, className, after }: Props) {
  const count = useSubmissionsInNeed([opportunityId]);
  if (count === 0) return null;
  return (
    <>
      <Link
        to="/opportunity/$id"
        params={{ id: opportunityId }}
        search={{ tab: 'submissions', view, needsYou: 'true' }}
        className={clsx('font-medium text-accent-ink hover:underline', className)}
      >
        {needWords(count)}
      </Link>
      {after}
    </>
  );
}
