import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/search/domain/endpoints.ts';
import * as searchExport from '#features/search/domain/export-endpoints.ts';
import * as indexing from '#features/search/domain/index-endpoints.ts';
import * as recordSearch from '#features/search/domain/record-endpoints.ts';
import { searchEvents } from '#features/search/domain/events.ts';

export const search = domainFeature(
  { search: endpoints, indexing, recordSearch, searchExport },
  searchEvents,
);
