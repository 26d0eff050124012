import { Link } from '@tanstack/react-router';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import { buttonClasses } from '#ui/button-classes.ts';

interface Props {
  readonly record: ImportRecord;
}

/** Leads to the imported submissions, at their opportunity. */
export function ImportedSubmissions({ record: { opportunityId } }: Props) {
  return opportunityId === null ? null : (
    <Link
      to="/opportunity/$id"
      params={{ id: opportunityId }}
      search={{ tab: 'submissions', source: 'import', sort: 'newest' }}
      className={buttonClasses('plain', 'medium')}
    >
      See submissions
    </Link>
  );
}
