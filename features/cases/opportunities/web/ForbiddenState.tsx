import { NoAccessState } from '#core/web/shell/NoAccessState.tsx';
import { useCorporation } from '#core/web/session/use-corporation.ts';

/** Shown at URLs whose action the user may not perform. */
export function ForbiddenState() {
  const { isLoading } = useCorporation();
  if (isLoading) return null;
  return <NoAccessState what="this page" permission="editOpportunity" />;
}
