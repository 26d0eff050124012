import { useQuery } from '@tanstack/react-query';
import { formatList, pluralize } from '#core/domain/format.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import type { Access, AccessExplanation } from '#features/people/users/domain/access/access.ts';
import { explain } from '#features/people/users/domain/access/endpoints.ts';
import { ErrorState, Loading } from '#ui/states.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { administratorWords } from '#features/people/users/domain/access/words.ts';
import { AccessTable } from './AccessTable.tsx';
import type { AccessSearch } from './search-params.ts';

const countAllowed = ({ actions }: Access): number =>
  actions.filter(({ isAllowed }) => isAllowed).length;

/** What a person may do comes from their case roles, too, which count on their opportunities alone. */
function caseRolesOf({ caseRoles }: AccessExplanation['person']): string {
  if (caseRoles.length === 0) return 'No case roles.';
  const roles = caseRoles.map(
    ({ role, count }) => `${role} on ${pluralize(count, 'opportunity', 'opportunities')}`,
  );
  return `Case roles: ${formatList(roles)}. Choose the opportunity to see what they allow there.`;
}

function summaryOf({ person, thing, now, supposed }: AccessExplanation, role: string): string {
  if (!person.canSignIn) return `${person.name} cannot sign in: nothing is allowed.`;
  const count = countAllowed(now);
  const actions = `may do ${count} of ${now.actions.length} actions`;
  if (thing.name === null) {
    const then = supposed === null ? '' : `; as ${role}, ${countAllowed(supposed)}`;
    const everywhere =
      count === 0 ? 'has no rights that hold everywhere' : `${actions} that hold everywhere`;
    return `${person.name} ${everywhere}${then}. ${caseRolesOf(person)}`;
  }
  const sees = now.sees.isAllowed
    ? `${person.name} sees “${thing.name}” and ${actions}`
    : `${person.name} does not see “${thing.name}”`;
  if (supposed === null) return `${sees}.`;
  return supposed.sees.isAllowed
    ? `${sees}; as ${role}, ${countAllowed(supposed)}.`
    : `${sees}, and would not as ${role}.`;
}

/** The answer; the one before it stays, dimmed, until it is there. */
export function AccessResult({ search }: { readonly search: AccessSearch }) {
  const { user, kind = 'product', thing, systemRole, caseRole, administrator } = search;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...queryOptionsOf(explain, {
      query: {
        kind,
        userId: user,
        ...(thing !== undefined && { id: thing }),
        ...(systemRole !== undefined && { systemRole }),
        ...(caseRole !== undefined && { caseRole }),
        ...(administrator !== undefined && { administrator }),
      },
    }),
    placeholderData: (before) => before,
  });
  if (error) {
    return (
      <ErrorState
        title="The answer could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      <Loading what="answer">
        <TableSkeleton rows={6} />
      </Loading>
    );
  }
  const role = [systemRole, caseRole, administrator && administratorWords]
    .filter((one) => one !== undefined)
    .join(' and ');
  return (
    <section aria-label="Answer" className={isPlaceholderData ? 'opacity-60' : undefined}>
      <p role="status" className="mb-3 max-w-[68ch] text-ink-2">
        {summaryOf(data, role)}
      </p>
      <AccessTable answer={data} supposedRole={role} />
    </section>
  );
}
