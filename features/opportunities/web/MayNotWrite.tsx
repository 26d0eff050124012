import { Link } from '@tanstack/react-router';
import { whoMay } from '#core/domain/authorization/permissions.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { buttonLook } from '#ui/button-look.ts';
import { EmptyState } from '#ui/states.tsx';

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
