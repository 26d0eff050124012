import { lazy, Suspense, useState } from 'react';
import type { Opportunity } from '#domain/opportunities/opportunity.ts';
import { Button, type ButtonProps } from '#web/ui/Button.tsx';

const ScorecardDialog = lazy(async () => ({
  default: (await import('./ScorecardDialog.tsx')).ScorecardDialog,
}));

interface Props extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly opportunity: Opportunity;
}

/** What submissions are judged by: to read, or for some to change. */
export function ScorecardButton({ opportunity, ...look }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button {...look} onPress={() => setIsOpen(true)}>
        Scorecard…
      </Button>
      {isOpen && (
        <Suspense>
          <ScorecardDialog opportunity={opportunity} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
