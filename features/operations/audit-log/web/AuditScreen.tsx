import { getRouteApi } from '@tanstack/react-router';
import { PageHeader } from '#ui/PageHeader.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { AuditExport } from './AuditExport.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditList } from './AuditList.tsx';
import { ChainState } from './ChainState.tsx';
import { SavedViews } from './SavedViews.tsx';
import { auditSearch, filterOf, noFilter, type AuditSearch } from './search-params.ts';

const route = getRouteApi('/shell/admin/audit');

/** Who did what, when and from where. */
export function AuditScreen() {
  const search = route.useSearch({ select: auditSearch });
  const navigate = route.useNavigate();
  const filter = filterOf(search);
  const change = (next: AuditSearch) =>
    void navigate({ search: { ...search, entry: undefined, ...next } });
  const open = (entry: string | undefined) =>
    void navigate({
      search: { ...search, entry },
      replace: search.entry !== undefined,
    });
  return (
    <>
      <PageHeader
        title="Audit log"
        isCompact
        lead={<ChainState />}
        actions={
          <>
            <SavedViews filter={filter} onChange={change} />
            <AuditExport filter={filter} />
          </>
        }
      />
      <AuditFilters search={search} onChange={change} />
      <div className="mt-3 mb-4">
        <ActiveFilters search={search} onChange={change} />
      </div>
      <AuditList
        filter={filter}
        openId={search.entry}
        onOpen={open}
        onFilter={(next) => change({ ...noFilter, ...next })}
      />
    </>
  );
}
