import { getRouteApi } from '@tanstack/react-router';
import { PageHeader } from '#ui/PageHeader.tsx';
import { EmptyState } from '#ui/states.tsx';
import { AccessQuestion } from './AccessQuestion.tsx';
import { AccessResult } from './AccessResult.tsx';
import type { AccessSearch } from './search-params.ts';

const route = getRouteApi('/shell/admin/access');

/** What somebody may do with a thing, why, and what a role would change. */
export function AccessScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: AccessSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }) });
  const { user, kind = 'product', thing } = search;
  const isAsked = user !== undefined && (kind === 'product' || thing !== undefined);
  return (
    <>
      <PageHeader
        title="Access"
        lead="What a person can do, why, and what another role would change."
      />
      <AccessQuestion search={search} onChange={change} />
      {isAsked ? (
        <AccessResult search={search} />
      ) : (
        <EmptyState title={user === undefined ? 'Choose a person' : 'Choose what it is about'}>
          The answer comes from the rules that the server applies.
        </EmptyState>
      )}
    </>
  );
}
