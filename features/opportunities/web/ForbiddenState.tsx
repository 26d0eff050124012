import { Link } from '@tanstack/react-router';
import { whoMay } from '#core/domain/authorization/permissions.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { EmptyState } from '#ui/states.tsx';

/** Shown at URLs whose action the user may not perform. */
export function ForbiddenState() {
  const { isLoading } = useCorporation();
  if (isLoading) return null;
  return (
    <EmptyState
      isPage
      title="You cannot write here"
      action={
        <Link to="/discover" className={buttonClasses('plain', 'medium')}>
          Go to Discover
        </Link>
      }
    >
      An opportunity is written by {whoMay('editOpportunity')}.
    </EmptyState>
  );
}
