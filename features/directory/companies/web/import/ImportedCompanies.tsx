import { Link } from '@tanstack/react-router';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import { buttonClasses } from '#ui/button-classes.ts';

interface Props {
  readonly record: ImportRecord;
}

/** Leads to the imported companies. */
export function ImportedCompanies({ record: { id } }: Props) {
  return (
    <Link to="/search" search={{ importId: id }} className={buttonClasses('plain', 'medium')}>
      See them in Scout
    </Link>
  );
}
