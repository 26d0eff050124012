import { lazy, Suspense, useState } from 'react';
import type { Opportunity } from '#features/opportunities/domain/opportunity.ts';
import { Button } from '#ui/Button.tsx';

const ScorecardDialog = lazy(async () => ({
  default: (await import('#features/scores/web/ScorecardDialog.tsx')).ScorecardDialog,
}));

/** Opens the scorecard, to read or to edit. */
export function ScorecardButton({ opportunity }: { readonly opportunity: Opportunity }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Scorecard…</Button>
      {isOpen && (
        <Suspense>
          <ScorecardDialog opportunity={opportunity} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
