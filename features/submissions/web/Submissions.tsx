import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Opportunity } from '#features/opportunities/domain/opportunity.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { useSession } from '#core/web/session/use-session.ts';
import type { SubmissionsSearch } from '#features/submissions/web/public/search-params.ts';
import { SubmissionsBoardView } from './SubmissionsBoardView.tsx';
import { SubmissionsTableView } from './SubmissionsTableView.tsx';

/** An opportunity's submissions in the view of the URL, with the open one beside it. */
export function Submissions({ opportunity }: { readonly opportunity: Opportunity }) {
  const { person } = useSession();
  const search = useSearch({ from: '/shell/opportunity/$id' });
  const navigate = useNavigate({ from: '/opportunity/$id' });
  const onChange = (next: SubmissionsSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const canMove = opportunity.status !== 'FINISHED' && may(person, 'moveSubmissions', opportunity);
  const shown = { opportunity, search, onChange, canMove };
  return search.view === 'board' ? (
    <SubmissionsBoardView {...shown} />
  ) : (
    <SubmissionsTableView {...shown} person={person.authId ?? ''} />
  );
}
