import { useQuery } from '@tanstack/react-query';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { get } from '#features/cases/opportunities/domain/endpoints.ts';
import { SubmissionDialog } from '#features/cases/submissions/web/SubmissionDialog.tsx';

interface Props {
  readonly opportunityId: string;
  readonly company: NamedCompany;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Adds a submission of a company to an opportunity. */
export function AddSubmissionDialog({ opportunityId, company, onClose, onSaved }: Props) {
  const { data } = useQuery(queryOptionsOf(get, { params: { id: opportunityId } }));
  if (!data) return null;
  return (
    <SubmissionDialog
      opportunity={data}
      submission={null}
      company={company}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}
