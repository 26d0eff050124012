import { useParams } from '@tanstack/react-router';
import { PublicOpportunityPage } from '#features/cases/public-pages/web/shared/PublicOpportunityPage.tsx';

/** A public opportunity with its submission form. */
export function PublicOpportunityScreen() {
  const { id = '' } = useParams({ strict: false });
  return <PublicOpportunityPage id={id} />;
}
