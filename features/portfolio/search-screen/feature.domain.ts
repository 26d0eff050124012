import { domainFeature } from '#core/domain/contract.ts';
import * as searchExport from '#features/portfolio/search-screen/domain/export-endpoints.ts';
import * as recordSearch from '#features/portfolio/search-screen/domain/record-endpoints.ts';

export const searchScreen = domainFeature({ recordSearch, searchExport });
