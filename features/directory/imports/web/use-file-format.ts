import { useQuery } from '@tanstack/react-query';
import { reading } from '#features/directory/imports/domain/endpoints.ts';
import { problemsOfMapping } from '#features/directory/imports/domain/mapping.ts';
import { missingDestination } from '#features/directory/imports/domain/import-destination.ts';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { useImportTarget } from './use-import-targets.ts';

/** The file format of an import, while it can still be changed. */
export function useFileFormat(record: Pick<ImportRecord, 'id' | 'state'> | undefined) {
  return useQuery({
    ...queryOptionsOf(reading, { params: { id: record?.id ?? '' } }),
    enabled: record?.state === 'draft',
    placeholderData: (before) => before,
  });
}

/** Whether everything that the check needs is set. */
export function useIsReadyToCheck(record: ImportRecord): boolean {
  const { records } = useImportTarget(record.of);
  const { data, error } = useFileFormat(record);
  if (record.state !== 'draft' || !data || error || missingDestination(records, record) !== null)
    return false;
  return problemsOfMapping(records, record.mapping ?? data.mapping).length === 0;
}
