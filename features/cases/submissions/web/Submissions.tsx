import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { useSession } from '#core/web/session/use-session.ts';
import type { SubmissionsSearch } from '#features/cases/submissions/web/search-params.ts';
import { SubmissionsBoardView } from './SubmissionsBoardView.tsx';
import { SubmissionsTableView } from './SubmissionsTableView.tsx';

interface Props {
  readonly opportunity: Opportunity;
  readonly search: SubmissionsSearch;
  readonly onChange: (next: SubmissionsSearch) => void;
  /** Those that are selected at first. */
  readonly ticked: readonly string[];
  readonly onCompare: (ids: readonly string[]) => void;
}

/** An opportunity's submissions in the view of the URL, with the open one beside it. */
export function Submissions(props: Props) {
  const { opportunity, search } = props;
  const { person } = useSession();
  const canMove = opportunity.status !== 'FINISHED' && may(person, 'moveSubmissions', opportunity);
  return search.view === 'board' ? (
    <SubmissionsBoardView {...props} canMove={canMove} />
  ) : (
    <SubmissionsTableView {...props} canMove={canMove} person={person.authId ?? ''} />
  );
}
