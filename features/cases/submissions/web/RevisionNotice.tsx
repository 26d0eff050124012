import { useState } from 'react';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { Button } from '#ui/Button.tsx';
import { RelativeTime } from '#ui/dates.tsx';

const RevisionList = lazyPart(() => import('./RevisionList.tsx'), 'RevisionList');

/** Says that the submitter changed what they submitted, and shows what. */
export function RevisionNotice({ submission }: { readonly submission: Submission }) {
  const [isOpen, setIsOpen] = useState(false);
  const { revisedAt } = submission;
  if (!revisedAt) return null;
  return (
    <section
      aria-label="Changes by the submitter"
      className="space-y-3 rounded-card border border-line px-3 py-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-control text-ink-2">
          Changed by the submitter <RelativeTime at={revisedAt} />
        </p>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          onPress={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide changes' : 'Show changes'}
        </Button>
      </div>
      {isOpen && <RevisionList submission={submission} />}
    </section>
  );
}
