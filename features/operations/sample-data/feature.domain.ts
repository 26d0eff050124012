import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/operations/sample-data/domain/endpoints.ts';
import { sampleDataEvents } from '#features/operations/sample-data/domain/events.ts';

export const sampleData = domainFeature({ sampleData: endpoints }, sampleDataEvents);
