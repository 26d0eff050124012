import { Link } from '@tanstack/react-router';
import { whoMay } from '#domain/permissions.ts';
import { useCorporation } from '#web/session/use-corporation.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { EmptyState } from '#web/ui/states.tsx';

/** For whoever came by an address to what they may not do. */
export function MayNotWrite() {
  const { isLoading } = useCorporation();
  if (isLoading) return null;
  return (
    <EmptyState
      isPage
      title="You cannot write here"
      action={
        <Link to="/discover" className={buttonLook('plain', 'medium')}>
          Go to Discover
        </Link>
      }
    >
      An opportunity is written by {whoMay('editOpportunity')}.
    </EmptyState>
  );
}
