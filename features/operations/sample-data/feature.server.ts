import { serverFeature } from '#core/server/feature.ts';
import { sampleData as domain } from './feature.domain.ts';
import { sampleDataHandlers } from '#features/operations/sample-data/server/handlers.ts';
import { startRemovingBytes } from '#features/operations/sample-data/server/removed-bytes.ts';

export const sampleData = serverFeature(domain, {
  handlers: ({ settings, jobs }) => ({ sampleData: sampleDataHandlers({ settings, jobs }) }),
  start: startRemovingBytes,
});
