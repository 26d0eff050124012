import type { Opportunity } from '#domain/opportunities/opportunity.ts';
import { may } from '#domain/permissions.ts';
import { defaultStages } from '#domain/submissions/stages.ts';
import type { SubmissionRow } from '#domain/submissions/submission.ts';
import { useSession } from '#web/session/use-session.ts';
import type { OpportunitySearch } from './search-params.ts';
import { SubmissionBoard } from './SubmissionBoard.tsx';
import { SubmissionTable } from './SubmissionTable.tsx';

interface Props {
  readonly opportunity: Opportunity;
  readonly rows: readonly SubmissionRow[];
  readonly search: OpportunitySearch;
  readonly onChange: (next: OpportunitySearch) => void;
}

/** Submissions in the view that the address names. */
export function SubmissionsShown({ opportunity, rows, search, onChange }: Props) {
  const { person } = useSession();
  const { view = 'table', sort = 'newest', submission: openId } = search;
  const onOpen = (submission: string) => onChange({ submission });
  if (view === 'table') {
    const onSort = (next: typeof sort) => onChange({ sort: next });
    return <SubmissionTable {...{ rows, sort, onSort, openId, onOpen }} />;
  }
  const isOpen = opportunity.status !== 'FINISHED';
  return (
    <SubmissionBoard
      stages={opportunity.stages ?? defaultStages}
      rows={rows}
      canMove={isOpen && may(person, 'moveSubmissions', opportunity)}
      openId={openId}
      onOpen={onOpen}
    />
  );
}
