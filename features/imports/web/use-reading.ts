import { useQuery } from '@tanstack/react-query';
import { reading } from '#features/imports/domain/endpoints.ts';
import { problemsOfMapping } from '#features/imports/domain/mapping.ts';
import { missingPlace } from '#features/imports/domain/place.ts';
import type { ImportRecord } from '#features/imports/domain/shown.ts';
import { ask } from '#core/web/transport/ask.ts';

/** How the file of an import is understood, as long as that can still be changed. */
export function useReading(record: Pick<ImportRecord, 'id' | 'state'> | undefined) {
  return useQuery({
    ...ask(reading, { params: { id: record?.id ?? '' } }),
    enabled: record?.state === 'draft',
    placeholderData: (before) => before,
  });
}

/** Whether everything is said that the check needs to know. */
export function useIsReady(record: ImportRecord | undefined): boolean {
  const { data, error } = useReading(record);
  if (record?.state !== 'draft' || !data || error || missingPlace(record) !== null) return false;
  return problemsOfMapping(record.of, record.mapping ?? data.mapping).length === 0;
}
