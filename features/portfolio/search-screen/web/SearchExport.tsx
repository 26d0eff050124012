import { searchNotices } from '#features/portfolio/search-screen/domain/notices.ts';
import { formatNumber } from '#core/domain/format.ts';
import { searchLimits } from '#features/directory/search/domain/limits.ts';
import { noticeText } from '#core/domain/notices.ts';
import { searchParamsOf } from '#features/directory/search/domain/search-url.ts';
import {
  companies,
  type ExportedCompany,
} from '#features/portfolio/search-screen/domain/export-endpoints.ts';
import {
  exportedColumns,
  searchSheetDefinition,
} from '#features/portfolio/search-screen/domain/exported-columns.ts';
import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';
import type { SearchSort } from '#features/directory/search/domain/search.ts';
import { choicesOf, chosenColumns } from '#core/domain/exporting/sheet-columns.ts';
import { nameSearch } from '#features/directory/search/domain/search-name.ts';
import { call } from '#core/web/transport/call.ts';
import { ExportMenu } from '#core/web/views/ExportMenu.tsx';
import { useColumnChoice } from '#core/web/views/use-column-choice.ts';
import { toast } from '#ui/toasts.ts';

interface Props {
  readonly query: string;
  readonly filters: CompanyFilters;
  readonly importId: string | undefined;
  readonly sort: SearchSort;
}

const sections = choicesOf(searchSheetDefinition);
const nameCharacters = 60;

/** Exports the results in the order shown: all, or the first ten thousand. */
export function SearchExport({ query, filters, importId, sort }: Props) {
  const choosing = useColumnChoice('companies', sections);
  async function collect(
    onProgress: (loaded: number) => void,
  ): Promise<readonly ExportedCompany[]> {
    // By id: the directory may change while it is read, and companies must not repeat.
    const byId = new Map<string, ExportedCompany>();
    const params = { ...searchParamsOf(query, filters), importId, sort };
    let cursor: string | undefined;
    let total = 0;
    do {
      const page = await call(companies, { query: { ...params, cursor } });
      for (const company of page.data) byId.set(company.id, company);
      onProgress(byId.size);
      ({ total } = page);
      cursor = page.hasNextPage ? page.endCursor : undefined;
    } while (cursor !== undefined);
    const most = searchLimits.exportRowsMost;
    if (total > most) {
      toast(
        noticeText(searchNotices['export.cut'], {
          total: formatNumber(total),
          most: formatNumber(most),
        }),
      );
    }
    return [...byId.values()];
  }
  return (
    <ExportMenu
      label="Export"
      columns={[{ exported: chosenColumns(exportedColumns, choosing.keys) }]}
      choosing={choosing}
      what={nameSearch(query, filters, nameCharacters)}
      collect={collect}
    />
  );
}
