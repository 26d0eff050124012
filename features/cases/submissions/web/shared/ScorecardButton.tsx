import { ListChecks } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { Button } from '#ui/Button.tsx';

const ScorecardDialog = lazyPart(
  () => import('#features/cases/submissions/web/scores/ScorecardDialog.tsx'),
  'ScorecardDialog',
);

/** Opens the scorecard, to read or to edit. */
export function ScorecardButton({ opportunity }: { readonly opportunity: Opportunity }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onPress={() => setIsOpen(true)}>
        <ListChecks aria-hidden className="size-4" strokeWidth={1.75} />
        <span className="max-sm:sr-only">Scorecard…</span>
      </Button>
      {isOpen && (
        <Suspense>
          <ScorecardDialog opportunity={opportunity} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
