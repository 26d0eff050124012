import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { PublicOpportunity } from '#features/cases/public-pages/domain/pages.ts';
import { UnsentText } from '#features/cases/public-pages/web/shared/UnsentText.tsx';
import type { Draft } from './draft.ts';

interface Props {
  readonly opportunity: Pick<PublicOpportunity, 'id' | 'corporation'>;
  /** What was refused since it closed; null: nothing was sent from this page. */
  readonly refused: Draft | null;
  /** It closed while the page was open. */
  readonly isNews: boolean;
}

/** In place of the form once it takes nothing any more. Where that was open before, it takes the focus. */
export function ClosedNotice({ opportunity: { id, corporation }, refused, isNews }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNews) notice.current?.focus();
  }, [isNews]);
  return (
    <div className="space-y-6">
      <div
        ref={notice}
        tabIndex={-1}
        role={isNews ? 'alert' : undefined}
        className="scroll-mt-6 rounded-card border border-line bg-raised p-6 text-reading text-ink-2 outline-none"
      >
        <p>
          This opportunity has ended and takes no more submissions.{' '}
          <Link
            to="/c/$slug"
            params={{ slug: corporation.slug }}
            className="text-accent-ink underline underline-offset-2"
          >
            See other opportunities at {corporation.name}
          </Link>
          .
        </p>
      </div>
      <UnsentText opportunityId={id} typed={refused} />
    </div>
  );
}
