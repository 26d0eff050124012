import { readSearch, text } from '#core/web/views/search-params.ts';

/** The search params of `/admin/imports`: a search that found nothing, for which is imported. */
export const importsSearch = readSearch({ searchedFor: text });
